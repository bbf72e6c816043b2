import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import type { Lesson, LessonStep } from '../../src/model/lesson'
import type { Act } from './lesson'
import { codeOf, more, open, resultOf } from './playground'

/** Replacements in the step's file. */
type Edit = [from: string | RegExp, to: string]

export interface Attempt {
  /** The file to edit. Default: the step's file. */
  file?: string
  /** The code to edit: the start, or by default the solution. */
  from?: 'start'
  edits?: Edit[]
  act?: Act
}

interface Played {
  /** Actions in the result once the code is right. */
  act: Act
  /** Common mistakes, by the hints that they show. */
  mistakes: Record<string, Attempt>
  unusual: Attempt
}

/** An alternative solution: a replacement in the code, and its actions. */
export const edit = (from: Edit[0], to: string, act?: Act): Attempt => ({ edits: [[from, to]], act })
/** Actions without a change to the code. */
export const before = (act: Act): Attempt => ({ from: 'start', act })

export const pane = (page: Page) => page.getByRole('region', { name: 'Text', exact: true })
export const status = (page: Page) => pane(page).getByRole('status')
export const next = (page: Page) => page.getByRole('button', { name: 'Next' })

/** The code of an attempt's file, with its edits. */
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

/** Types the code of an attempt and waits until it runs, unless it cannot run. */
export async function write(page: Page, step: LessonStep, attempt: Attempt, runs: boolean) {
  await resultOf(page)
    .locator('body')
    .evaluate((body) => void (body.dataset.old = ''))
  const { start, solution, file } = step
  const isChanged = (path: string) => path === file || start[path] !== solution[path]
  for (const path of new Set(['App.tsx', ...Object.keys(solution).filter(isChanged)])) {
    await page.getByRole('tab', { name: path }).click()
    // Different text first, so that even unchanged code runs again.
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

/** Plays a step: its start does not pass, mistakes show their hints, and the solution and an alternative pass. */
export async function playStep(page: Page, lesson: string, id: string, { act, mistakes, unusual }: Played) {
  const step = stepOf(lesson, id)
  await open(page, `#lesson=${lesson}&step=${step.number}`)
  const expectNotDone = async () => {
    await expect(status(page)).not.toContainText('is done')
    for (const button of await next(page).all()) await expect(button).toBeDisabled()
  }
  // The first actions may still reach the result of the previous code.
  const expectSaid = (words: string, moves?: Act) =>
    expect(async () => {
      await moves?.(page)
      await expect(status(page)).toContainText(words, { timeout: 4000 })
    }).toPass()
  page.setDefaultTimeout(5000)
  // If the code has to change, the right actions on their own must not pass.
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
  await more(page, 'Reset progress')
  await expect(status(page)).not.toContainText('is done')
  await write(page, step, {}, true)
  await expectSaid('is done', act)
}
