// Written by scripts/encode-pictures.ts.
import type { SitePicture } from '../../components/Picture/Picture'
import avif480 from './fire-close-480.avif'
import avif800 from './fire-close-800.avif'
import avif1200 from './fire-close-1200.avif'
import avif1600 from './fire-close-1600.avif'
import avif1920 from './fire-close-1920.avif'
import avif2560 from './fire-close-2560.avif'
import webp480 from './fire-close-480.webp'
import webp800 from './fire-close-800.webp'
import webp1200 from './fire-close-1200.webp'
import webp1600 from './fire-close-1600.webp'
import webp1920 from './fire-close-1920.webp'
import webp2560 from './fire-close-2560.webp'

export const fireClose: SitePicture = {
  avif: `${avif480} 480w, ${avif800} 800w, ${avif1200} 1200w, ${avif1600} 1600w, ${avif1920} 1920w, ${avif2560} 2560w`,
  webp: `${webp480} 480w, ${webp800} 800w, ${webp1200} 1200w, ${webp1600} 1600w, ${webp1920} 1920w, ${webp2560} 2560w`,
  src: webp1200,
  width: 2560,
  height: 933,
}
