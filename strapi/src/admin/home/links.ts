import type { Page } from '../../content/types'

const collection = (uid: string) => `/content-manager/collection-types/${uid}`

export const newProduct = `${collection('api::product.product')}/create`
export const newArticle = `${collection('api::article.article')}/create`

const singlePage = (uid: string) => `/content-manager/single-types/${uid}`

export const pageOf = ({ uid, documentId, isSingle }: Page) =>
  isSingle ? singlePage(uid) : `${collection(uid)}/${documentId}`

export const shop = singlePage('api::shop.shop')
