import { readdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const textFile = /\.(html|js|css|json|svg|xml|txt)$/
/** Bytes; compressing a smaller file saves nothing. */
const SMALLEST = 300
/** With more files, the strongest compression takes minutes and saves only a few percent. */
const MANY = 1_500
const QUICK_QUALITY = 6
/** Scripts and top-level pages: requested most, and always compressed the most. */
const frequentlyRequested = /^(assets\/.*|[^/]*)$/

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const compress = async (file: string, quality: number) => {
  const plain = await readFile(file)
  if (plain.length < SMALLEST) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  await writeFile(`${file}.br`, await compressBrotli(plain, { params }))
  await writeFile(`${file}.gz`, await compressGzip(plain, { level: 9 }))
}

/** Writes a brotli and a gzip copy beside every text file of a folder, for hosts that serve them as they are. */
export const precompress = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  const qualityOf = (file: string) =>
    files.length > MANY && !frequentlyRequested.test(file) ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY
  const work = files.values()
  const worker = async () => {
    for (const file of work) await compress(join(folder, file), qualityOf(file))
  }
  await Promise.all(cpus().map(worker))
}
