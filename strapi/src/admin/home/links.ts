const collection = (uid: string) => `/content-manager/collection-types/${uid}`

export const newProduct = `${collection('api::product.product')}/create`
export const newArticle = `${collection('api::article.article')}/create`

export const entryPage = ({ uid, documentId }: { uid: string; documentId: string }) =>
  `${collection(uid)}/${documentId}`

export const singlePage = (uid: string) => `/content-manager/single-types/${uid}`

export const shop = singlePage('api::shop.shop')
