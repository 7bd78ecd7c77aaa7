// `npm run -s cms-conf`: prints the nginx configuration of the backend's host, which is needed before the first build.
import { loadEnv } from 'vite'
import { cmsFile, readCmsOptions } from '../../src/prerender/hosting/cms.ts'
import { readSettings } from '../../src/site/settings.ts'
import { readCommandLine } from '../shared/commandLine.ts'
import { failWith } from '../shared/processes.ts'

readCommandLine({})

const print = () => {
  const env = loadEnv('production', process.cwd(), ['VITE_CMS_URL', 'CMS_', 'UPLOAD_'])
  if (!env.VITE_CMS_URL)
    throw new Error('VITE_CMS_URL must be the address of the backend, such as https://cms.example.fr.')
  process.stdout.write(cmsFile(readCmsOptions(env, readSettings(env).cmsOrigin)).text)
}

try {
  print()
} catch (error) {
  failWith(error)
}
