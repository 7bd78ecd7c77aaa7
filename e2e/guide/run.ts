// `npm run guide`: does the owner's tasks in the administration of a temporary server, and takes the pictures of the
// guide on the way. It fails when a step cannot be done, and when a screen shows English.
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium, openBrowser } from '../../scripts/shared/chromium.ts'
import { readCommandLine } from '../../scripts/shared/commandLine.ts'
import { createScreenshots, picturesFolder } from './screenshots.ts'
import { tidyPictures, writeSizes } from './pages.ts'
import { openPage, type TaskContext } from './session.ts'
import { startServers } from './servers.ts'
import { changeInTwoTabs, deleteWithCare } from './tasks/care.ts'
import { scanForEnglish } from './tasks/english.ts'
import { publishNews } from './tasks/news.ts'
import { correctProduct, previewProduct, publishProduct } from './tasks/products.ts'
import { addPartner, changeHours, changeTariffs, changeTexts, putFirst } from './tasks/shop.ts'
import { takeFirstSteps } from './tasks/start.ts'
import { meetTrouble } from './tasks/trouble.ts'
import { failWith, stopWithParent } from '../../scripts/shared/processes.ts'

readCommandLine({})
stopWithParent()

/** In this order: the pictures of a task show what the former ones left. */
const tasks = [
  takeFirstSteps,
  publishProduct,
  previewProduct,
  correctProduct,
  publishNews,
  changeHours,
  changeTexts,
  changeTariffs,
  addPartner,
  putFirst,
  meetTrouble,
  changeInTwoTabs,
  deleteWithCare,
  scanForEnglish,
]

await ensureChromium().catch(failWith)
await mkdir(picturesFolder, { recursive: true })
const servers = await startServers().catch(failWith)
// Chromium's fields of dates are in this language.
process.env.LANGUAGE = 'fr'
const browser = await openBrowser()
try {
  const { take, taken } = createScreenshots()
  const context: TaskContext = {
    page: await openPage(browser, 'computer'),
    phone: await openPage(browser, 'phone'),
    adminUrl: servers.adminUrl,
    failBuild: servers.failBuild,
    take,
  }
  for (const doTask of tasks) {
    console.log(doTask.name)
    await doTask(context).catch(async (error: unknown) => {
      const files = (['page', 'phone'] as const).map((name) => join(tmpdir(), `guide-${name}.png`))
      await Promise.allSettled(
        [context.page, context.phone].map((page, index) => page.screenshot({ path: files[index] })),
      )
      throw new Error(`${doTask.name} failed; see ${files.join(' and ')}.`, { cause: error })
    })
  }
  await tidyPictures(taken)
  await writeSizes()
  console.log(`${taken.length} pictures.`)
} finally {
  await browser.close()
  await servers.stop()
}
