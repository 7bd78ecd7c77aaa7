'use strict'

/** @import { UploadedFile } from '../../uploads/picture-file' */

const { shortened, storePrepared } = require('../../uploads/picture-file')
const { publicOnly } = require('../../uploads/public-addresses')

/**
 * Every way to add or replace a file goes through these two.
 * @typedef {{ name?: string }} FileInfo
 * @typedef {object} UploadService
 * @property {(request: { data: { fileInfo?: FileInfo | FileInfo[] }, files: UploadedFile | UploadedFile[] }, options?: object) => Promise<unknown>} upload
 * @property {(id: unknown, request: { data: { fileInfo?: FileInfo }, file: UploadedFile }, options?: object) => Promise<unknown>} replace
 */

/**
 * Strapi names the stored file after this.
 * @param {FileInfo | undefined} info
 * @param {UploadedFile | undefined} before
 * @param {UploadedFile} after
 */
function renamed(info = {}, before, after) {
  if (!info.name) return info
  return {
    ...info,
    name: info.name === before?.originalFilename ? after.originalFilename : shortened(info.name),
  }
}

/** @typedef {{ fetchUrlToInputFile: (...request: unknown[]) => Promise<unknown> }} FileService */

/** @param {{ services: { upload: (context: object) => UploadService, file: FileService } }} plugin */
module.exports = (plugin) => {
  const { upload: createService, file: fileService } = plugin.services

  plugin.services.file = {
    ...fileService,
    fetchUrlToInputFile: (...request) => publicOnly(() => fileService.fetchUrlToInputFile(...request)),
  }

  plugin.services.upload = (context) => {
    const service = createService(context)
    return {
      ...service,

      upload({ data, files }, options) {
        const received = [files].flat()
        const infos = [data.fileInfo ?? {}].flat()
        return storePrepared(received, (prepared) => {
          const fileInfo = prepared.map((file, index) => renamed(infos[index], received[index], file))
          return service.upload({ data: { ...data, fileInfo }, files: prepared }, options)
        })
      },

      replace(id, { data, file }, options) {
        return storePrepared([file], ([prepared = file]) => {
          const fileInfo = renamed(data.fileInfo, file, prepared)
          return service.replace(id, { data: { ...data, fileInfo }, file: prepared }, options)
        })
      },
    }
  }
  return plugin
}
