import { readdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ReportedFailure } from './buildFailure.ts'

const textFile = /\.(html|js|css|json|svg|xml|txt)$/
/** Bytes; compressing a smaller file saves nothing. */
const SMALLEST = 300
/** With more files, the strongest compression takes minutes and saves only a few percent. */
const MANY = 1_500
const QUICK_QUALITY = 6
/** Scripts and top-level pages: requested most, and always compressed the most. */
const frequentlyRequested = /^(assets\/.*|[^/]*)$/

/** Static hosts count files: Cloudflare takes 20,000. */
const MOST_FILES = 20_000

/** `auto`: only what is requested most, if the copies of the rest would make too many files. */
export type Precompression = 'on' | 'off' | 'auto'

/** An empty value counts as missing. @throws Error for another value. */
export const readPrecompression = (value = ''): Precompression => {
  if (value === 'on' || value === 'off') return value
  if (value === '') return 'auto'
  throw new ReportedFailure(`PRECOMPRESS is “${value}”; expected on or off.`)
}

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

/** @returns how many files were left out for the sake of `mostFiles`. */
export const precompress = async (
  folder: string,
  precompression: Precompression,
  mostFiles = MOST_FILES,
): Promise<number> => {
  if (precompression === 'off') return 0
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const all = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  const texts = all.filter((file) => textFile.test(file))
  const isTooMany = precompression === 'auto' && all.length + 2 * texts.length > mostFiles
  const files = isTooMany ? texts.filter((file) => frequentlyRequested.test(file)) : texts
  const qualityOf = (file: string) =>
    files.length > MANY && !frequentlyRequested.test(file) ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY
  const work = files.values()
  const worker = async () => {
    for (const file of work) await compress(join(folder, file), qualityOf(file))
  }
  await Promise.all(cpus().map(worker))
  return texts.length - files.length
}
