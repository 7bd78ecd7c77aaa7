// Written by scripts/encode-pictures.ts.
import type { SitePicture } from '../../components/Picture/Picture'
import avif480 from './roof-480.avif'
import avif800 from './roof-800.avif'
import avif1200 from './roof-1200.avif'
import webp480 from './roof-480.webp'
import webp800 from './roof-800.webp'
import webp1200 from './roof-1200.webp'

export const roof: SitePicture = {
  avif: `${avif480} 480w, ${avif800} 800w, ${avif1200} 1200w`,
  webp: `${webp480} 480w, ${webp800} 800w, ${webp1200} 1200w`,
  src: webp1200,
  width: 1200,
  height: 800,
}
