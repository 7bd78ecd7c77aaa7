// Written by scripts/assets/encodePictures.ts.
import { sitePicture } from './sitePicture'

export const airConditioning = sitePicture('air-conditioning-2b23889f', 2000, 660)
export const fireClose = sitePicture('fire-close-17f2ed8e', 3840, 1400)
export const heroEvening = sitePicture('hero-evening-02d42b9c', 3840, 2160)
export const heroQuietTall = sitePicture('hero-quiet-tall-4b9e01f4', 1200, 1800)
export const heroQuiet = sitePicture('hero-quiet-75cd1e6c', 3840, 2160)
export const install = sitePicture('install-57f2037a', 2560, 1440)
export const interiorAc = sitePicture('interior-ac-4d89c2a7', 2560, 1440)
export const maintenance = sitePicture('maintenance-33f94991', 2560, 1440)
export const pelletAlarm = sitePicture('pellet-alarm-b366395b', 1600, 900)
export const pellets = sitePicture('pellets-e9f414e0', 3840, 2561)
export const showroom = sitePicture('showroom-13a29a3d', 3840, 2160)
export const unlit = sitePicture('unlit-0b1f1efa', 3840, 2160)
export const winterHouse = sitePicture('winter-house-6ae8e3ee', 3840, 2160)
