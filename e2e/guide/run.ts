// `npm run guide`: does the owner's tasks in the administration of a temporary server, and takes the pictures of the
// guide on the way. It fails when a step cannot be done, and when a screen shows English.
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium, openBrowser } from '../../scripts/shared/chromium.ts'
import { readCommandLine } from '../../scripts/shared/commandLine.ts'
import { createCamera, picturesFolder } from './camera.ts'
import { tidyPictures, writeSizes } from './pages.ts'
import { openPage, type Walk } from './session.ts'
import { startStage } from './stage.ts'
import { changeInTwoTabs, deleteWithCare } from './tasks/care.ts'
import { walkEnglish } from './tasks/english.ts'
import { walkNews } from './tasks/news.ts'
import { correctProduct, previewProduct, publishProduct } from './tasks/products.ts'
import { addPartner, changeHours, changeTariffs, changeTexts, putFirst } from './tasks/shop.ts'
import { walkStart } from './tasks/start.ts'
import { walkTrouble } from './tasks/trouble.ts'
import { failWith, stopWithParent } from '../../scripts/shared/processes.ts'

readCommandLine({})
stopWithParent()

/** In this order: the pictures of a task show what the former ones left. */
const walks = [
  walkStart,
  publishProduct,
  previewProduct,
  correctProduct,
  walkNews,
  changeHours,
  changeTexts,
  changeTariffs,
  addPartner,
  putFirst,
  walkTrouble,
  changeInTwoTabs,
  deleteWithCare,
  walkEnglish,
]

await ensureChromium().catch(failWith)
await mkdir(picturesFolder, { recursive: true })
const stage = await startStage().catch(failWith)
// Chromium's fields of dates are in this language.
process.env.LANGUAGE = 'fr'
const browser = await openBrowser()
try {
  const { take, taken } = createCamera()
  const walk: Walk = {
    page: await openPage(browser, 'computer'),
    phone: await openPage(browser, 'phone'),
    adminUrl: stage.adminUrl,
    failBuild: stage.failBuild,
    take,
  }
  for (const doTask of walks) {
    console.log(doTask.name)
    await doTask(walk).catch(async (error: unknown) => {
      const files = (['page', 'phone'] as const).map((name) => join(tmpdir(), `guide-${name}.png`))
      await Promise.allSettled(
        [walk.page, walk.phone].map((page, index) => page.screenshot({ path: files[index] })),
      )
      throw new Error(`${doTask.name} failed; see ${files.join(' and ')}.`, { cause: error })
    })
  }
  await tidyPictures(taken)
  await writeSizes()
  console.log(`${taken.length} pictures.`)
} finally {
  await browser.close()
  await stage.stop()
}
