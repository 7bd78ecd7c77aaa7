// Written by scripts/encode-pictures.ts.
import type { SitePicture } from '../../components/Picture/Picture'
import avif480 from './interior-ac-480.avif'
import avif800 from './interior-ac-800.avif'
import avif1200 from './interior-ac-1200.avif'
import avif1600 from './interior-ac-1600.avif'
import webp480 from './interior-ac-480.webp'
import webp800 from './interior-ac-800.webp'
import webp1200 from './interior-ac-1200.webp'
import webp1600 from './interior-ac-1600.webp'

export const interiorAc: SitePicture = {
  avif: `${avif480} 480w, ${avif800} 800w, ${avif1200} 1200w, ${avif1600} 1600w`,
  webp: `${webp480} 480w, ${webp800} 800w, ${webp1200} 1200w, ${webp1600} 1600w`,
  src: webp1200,
  width: 1600,
  height: 900,
}
