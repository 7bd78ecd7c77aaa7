import type { UserConfig } from 'vite'
import { changeStrapi } from './strapiChanges/plugin'

/** Strapi builds the administration with this. */
export default (config: UserConfig): UserConfig => ({
  ...config,
  plugins: [...(config.plugins ?? []), changeStrapi()],
})
