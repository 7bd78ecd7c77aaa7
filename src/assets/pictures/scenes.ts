// Written by scripts/assets/encodePictures.ts.
import { sitePicture } from './sitePicture'

export const airConditioning = sitePicture('air-conditioning-6b3d2f49', 2000, 660)
export const fireClose = sitePicture('fire-close-aff6c8b0', 3840, 1400)
export const heroEvening = sitePicture('hero-evening-da99f103', 3840, 2160)
export const heroQuietTall = sitePicture('hero-quiet-tall-eec72a2c', 1200, 1800)
export const heroQuiet = sitePicture('hero-quiet-a940b040', 3840, 2160)
export const install = sitePicture('install-f851fc9e', 2560, 1440)
export const interiorAc = sitePicture('interior-ac-66c2ea93', 2560, 1440)
export const maintenance = sitePicture('maintenance-68802042', 2560, 1440)
export const pelletAlarm = sitePicture('pellet-alarm-e33081b6', 1600, 900)
export const pellets = sitePicture('pellets-924382e5', 3840, 2561)
export const showroom = sitePicture('showroom-93988939', 3840, 2160)
export const unlit = sitePicture('unlit-fcf32db9', 3840, 2160)
export const winterHouse = sitePicture('winter-house-8e6439e6', 3840, 2160)
