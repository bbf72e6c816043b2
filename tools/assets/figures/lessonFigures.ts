import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import {
  above,
  type Act,
  all,
  boxIntoCard,
  click,
  drop,
  fromToolbox,
  intoCard,
  press,
  type,
} from '../../../e2e/playground/lesson'
import { ready, resultOf } from '../../../e2e/playground/playground'
import { withBuiltSite } from '../../fixture'
import { modes, savePng } from './screenshots'

/** Moves the slider of the selected text to 30 pixels. Without a value, the slider starts in the middle, at 26. */
const enlarge: Act = async (page) => {
  await click('Second')(page)
  const slider = resultOf(page).getByRole('slider')
  for (let at = 26; at < 30; at += 1) await slider.press('ArrowRight')
}

/** Screenshots of the lessons by step number: each shows the step's solution after the given actions. */
const figures: readonly { name: string; step: number; act: Act }[] = [
  { name: 'lesson-canvas', step: 2, act: above('Stuck', 'First') },
  { name: 'lesson-card', step: 3, act: intoCard('First') },
  { name: 'lesson-rule', step: 4, act: boxIntoCard },
  { name: 'lesson-toolbox', step: 5, act: fromToolbox },
  { name: 'lesson-select', step: 6, act: click('Second') },
  { name: 'lesson-edit', step: 7, act: type },
  { name: 'lesson-settings', step: 8, act: enlarge },
  { name: 'lesson-defaults', step: 9, act: click('Second') },
  { name: 'lesson-undo', step: 10, act: all(drop(above('Second', 'First')), press('Undo')) },
  { name: 'lesson-save', step: 11, act: press('Save') },
]

/** Writes the screenshots of the lessons in `public/` to `folder`, in both color modes. */
export const takeLessonFigures = (folder: string, wanted: (name: string) => boolean): Promise<void> =>
  withBuiltSite(async (browser, url) => {
    for (const { name, step, act } of figures.filter((figure) => wanted(figure.name)))
      for (const { mode, ending } of modes) {
        const page = await openStep(browser, `${url}playground#lesson=basic&step=${step}`, mode)
        await act(page)
        await page.waitForTimeout(400)
        await savePng(await pictureOf(page), join(folder, name + ending))
        await page.close()
      }
  })

async function openStep(browser: Browser, address: string, theme: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1800, height: 1000 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  await page.addInitScript((mode) => {
    if (origin !== 'null') localStorage.setItem('theme', mode)
  }, theme)
  await page.goto(address)
  await ready(page)
  const solution = page.getByRole('button', { name: 'Show the solution' })
  await resultOf(page)
    .locator('body')
    .evaluate((body) => void (body.dataset.old = ''))
  await solution.click()
  await resultOf(page).locator('body:not([data-old]) #root > *').first().waitFor()
  return page
}

/** The result frame, resized to the height of its content. */
async function pictureOf(page: Page): Promise<Buffer> {
  const frame = await page.locator('iframe[title="Result"]').first().boundingBox()
  const root = await resultOf(page).locator('#root').boundingBox()
  if (!frame || !root) throw new Error('The result is not visible.')
  const height = root.y + root.height + 16 - frame.y
  return page.screenshot({ clip: { x: frame.x, y: frame.y, width: frame.width, height } })
}
