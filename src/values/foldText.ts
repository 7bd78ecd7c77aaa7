export { foldText } from '../../strapi/src/shared/fold-text.mjs'
