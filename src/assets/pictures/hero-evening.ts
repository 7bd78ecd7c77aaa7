// Written by scripts/encode-pictures.ts.
import type { SitePicture } from '../../components/Picture/Picture'
import avif480 from './hero-evening-480.avif'
import avif800 from './hero-evening-800.avif'
import avif1200 from './hero-evening-1200.avif'
import avif1600 from './hero-evening-1600.avif'
import avif1920 from './hero-evening-1920.avif'
import webp480 from './hero-evening-480.webp'
import webp800 from './hero-evening-800.webp'
import webp1200 from './hero-evening-1200.webp'
import webp1600 from './hero-evening-1600.webp'
import webp1920 from './hero-evening-1920.webp'

export const heroEvening: SitePicture = {
  avif: `${avif480} 480w, ${avif800} 800w, ${avif1200} 1200w, ${avif1600} 1600w, ${avif1920} 1920w`,
  webp: `${webp480} 480w, ${webp800} 800w, ${webp1200} 1200w, ${webp1600} 1600w, ${webp1920} 1920w`,
  src: webp1200,
  width: 1920,
  height: 1080,
}
