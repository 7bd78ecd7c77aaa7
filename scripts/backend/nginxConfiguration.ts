// `npm run -s cms-conf`: prints the nginx configuration of the backend's host, which is needed before the first build.
import { cmsFile, readCmsOptions } from '../../src/prerender/hosting/cms.ts'
import { failWith } from '../shared/processes.ts'

const print = () => {
  const { VITE_CMS_URL = '' } = process.env
  if (!URL.canParse(VITE_CMS_URL)) throw new Error('VITE_CMS_URL must be the address of the backend.')
  process.stdout.write(cmsFile(readCmsOptions(process.env, VITE_CMS_URL)).text)
}

try {
  print()
} catch (error) {
  failWith(error)
}
