// A process of its own, so that the bundler's memory is free while pages are rendered.
import { build, type BuildEnvironmentOptions } from 'vite'
import { buildFailure } from './buildFailure.ts'
import { stopWithParent } from '../shared/processes.ts'

stopWithParent()

const [part, outDir, mode] = process.argv.slice(2)
const options: BuildEnvironmentOptions =
  part === 'renderer'
    ? { ssr: 'src/prerender/render.ts', outDir, emptyOutDir: true, copyPublicDir: false }
    : { outDir, emptyOutDir: false }
await build({ mode, logLevel: part === 'renderer' ? 'warn' : 'info', build: options }).catch(
  (error: unknown) => {
    console.error(buildFailure(error))
    process.exit(1)
  },
)
