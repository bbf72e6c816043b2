import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import type { Lesson, LessonStep } from '../src/model/lesson'
import type { Act } from './lesson'
import { codeOf, open, resultOf } from './playground'

/** Replaces text in the file of the step. */
type Edit = [from: string | RegExp, to: string]

export interface Attempt {
  /** The file that is edited, unless it is that of the step. */
  file?: string
  /** The code that is edited: that of the solution, unless it is that of the start. */
  from?: 'start'
  edits?: Edit[]
  act?: Act
}

interface Played {
  /** What the reader does in the result once the code is right. */
  act: Act
  /** Usual mistakes, by the hints that they get. */
  mistakes: Record<string, Attempt>
  unusual: Attempt
}

/** The solution with another text, and what is done with it. */
export const edit = (from: Edit[0], to: string, act?: Act): Attempt => ({ edits: [[from, to]], act })
/** What is done without a change of the code. */
export const before = (act: Act): Attempt => ({ from: 'start', act })

export const pane = (page: Page) => page.getByRole('region', { name: 'Text', exact: true })
export const status = (page: Page) => pane(page).getByRole('status')
export const next = (page: Page) => page.getByRole('button', { name: 'Next' })

/** The code of a file in an attempt, with its edits. */
function codeIn(
  step: LessonStep,
  file: string,
  { from, edits = [], file: edited = step.file }: Attempt,
): string {
  const text = (from === 'start' ? step.start : step.solution)[file] ?? ''
  return edits.reduce((code, [old, now]) => {
    if (file !== edited) return code
    const changed = code.replace(old, now)
    expect(changed, String(old)).not.toBe(code)
    return changed
  }, text)
}

/** Types the code of an attempt, and waits until it runs unless it cannot. */
export async function write(page: Page, step: LessonStep, attempt: Attempt, runs: boolean) {
  await resultOf(page)
    .locator('body')
    .evaluate((body) => void (body.dataset.old = ''))
  const { start, solution, file } = step
  const isChanged = (path: string) => path === file || start[path] !== solution[path]
  for (const path of new Set(['App.tsx', ...Object.keys(solution).filter(isChanged)])) {
    await page.getByRole('tab', { name: path }).click()
    // Another text, so that the same code runs anew as well.
    await codeOf(page).fill(`${codeIn(step, path, attempt)}\n`)
  }
  if (runs) await expect(resultOf(page).locator('body:not([data-old]) #root > *').first()).toBeVisible()
}

export function stepOf(lesson: string, id: string): LessonStep {
  const { steps } = JSON.parse(readFileSync(`public/lessons/${lesson}.json`, 'utf8')) as Lesson
  const step = steps.find((each) => each.id === id)
  if (!step) throw new Error(`There is no step ${id}.`)
  return step
}

/** Plays a step: its start is not done, its mistakes get their hints, and its solution and another one are done. */
export async function playStep(page: Page, lesson: string, id: string, { act, mistakes, unusual }: Played) {
  const step = stepOf(lesson, id)
  await open(page, `#lesson=${lesson}&step=${step.number}`)
  const expectNotDone = async () => {
    await expect(status(page)).not.toContainText('is done')
    for (const button of await next(page).all()) await expect(button).toBeDisabled()
  }
  // The first moves may meet the result of the code before.
  const expectSaid = (words: string, moves?: Act) =>
    expect(async () => {
      await moves?.(page)
      await expect(status(page)).toContainText(words, { timeout: 4000 })
    }).toPass()
  page.setDefaultTimeout(5000)
  // The right moves alone are not enough where the code has to change.
  const isCode = JSON.stringify(step.start) !== JSON.stringify(step.solution)
  if (isCode) await act(page).catch(() => undefined)
  await expectNotDone()
  for (const [hint, attempt] of Object.entries(mistakes)) {
    await test.step(hint, async () => {
      await write(page, step, attempt, attempt.act !== undefined)
      await expectSaid(hint, attempt.act)
      await expectNotDone()
    })
  }
  await write(page, step, unusual, true)
  await expectSaid('is done', unusual.act)
  await page.getByRole('button', { name: 'Reset progress' }).click()
  await expect(status(page)).not.toContainText('is done')
  await write(page, step, {}, true)
  await expectSaid('is done', act)
}
