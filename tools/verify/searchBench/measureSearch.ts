import { expect, type Browser, type Page } from '@playwright/test'
import { benchmarkIndex, throttle } from '../../measure/phone'

/** How quickly the search answers one reader, in milliseconds. */
export interface SearchTimes {
  /** From the shortcut to a field that has the focus. */
  field: number
  /** What stands in the field at the end of the typing. */
  typed: string
  /** From the shortcut to the first answer, when nothing of the search is there. */
  cold: number
  /** From the first letter to the first answer, when the search is opened again. */
  warm: number
  /** From a further letter to its answer, one each. */
  later: number[]
}

/** A query that has results from its second letter on, typed as quickly as a quick typist does. */
export const QUERY = 'useNode'
const PAUSE = 90

/** What the page notes down: when keys were pressed, and when the search said how many results a query has. */
interface Notes {
  keys: { key: string; at: number }[]
  focused: number | null
  answers: Record<string, number>
  /** Called with each query that is answered. */
  hear: (query: string) => void
}

/** Runs in the page before anything of its own. */
function takeNotes(): void {
  const notes: Notes = { keys: [], focused: null, answers: {}, hear: () => {} }
  Object.assign(window, { notes })
  addEventListener('keydown', ({ key, timeStamp }) => notes.keys.push({ key, at: timeStamp }), {
    capture: true,
  })
  const look = () => {
    if (document.activeElement?.matches('#search-dialog input')) notes.focused ??= performance.now()
    const said = document.querySelector('#search-dialog [role=status]')?.textContent ?? ''
    const query = / for (.*)$/.exec(said)?.[1]
    // The frame is drawn after this callback; the task behind it comes when that is done.
    if (query !== undefined)
      setTimeout(() => {
        notes.answers[query] ??= performance.now()
        notes.hear(query)
      })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const notesOf = (page: Page) =>
  page.evaluate(() => {
    const { keys, focused, answers } = (window as unknown as { notes: Notes }).notes
    return { keys, focused, answers }
  })
const forget = (page: Page) =>
  page.evaluate(() => Object.assign((window as unknown as { notes: Notes }).notes, { keys: [], answers: {} }))

/** Types `text` and waits for its answer as `query`; the page says when it is there, since asking it costs its time. */
async function answered(page: Page, query: string, text: string, delay = 0): Promise<void> {
  const heard = page.evaluate(
    (query) =>
      new Promise<void>((resolve) => {
        const { notes } = window as unknown as { notes: Notes }
        notes.hear = (said) => said === query && resolve()
      }),
    query,
  )
  await page.keyboard.type(text, { delay })
  await heard
}

const first = (times: number[]) => Math.min(...times)

/** Searches as a reader with a slow phone does: once with nothing there, then again. */
export async function measureSearch(browser: Browser, siteUrl: string): Promise<SearchTimes> {
  const context = await browser.newContext()
  try {
    await context.addInitScript('globalThis.__name = (value) => value')
    await context.addInitScript(takeNotes)
    const page = await context.newPage()
    await throttle(page, await benchmarkIndex(browser))
    await page.goto(`${siteUrl}docs/overview`)
    await page.keyboard.press('Control+k')
    await answered(page, QUERY, QUERY, PAUSE)
    const cold = await notesOf(page)
    const typed = await page.locator('#search-dialog input').inputValue()
    const opened = cold.keys.find(({ key }) => key === 'k')?.at ?? 0

    await page.keyboard.press('Escape')
    await forget(page)
    await page.keyboard.press('Control+k')
    await expect(page.locator('.DocSearch-Input')).toBeFocused()
    for (let length = 1; length <= QUERY.length; length += 1) {
      await answered(page, QUERY.slice(0, length), QUERY.charAt(length - 1))
    }
    const warm = await notesOf(page)
    const letters = warm.keys.slice(-QUERY.length)
    const times = letters.map(({ at }, index) => (warm.answers[QUERY.slice(0, index + 1)] ?? Infinity) - at)
    return {
      field: (cold.focused ?? Infinity) - opened,
      typed,
      cold: first(Object.values(cold.answers)) - opened,
      warm: times[0] ?? Infinity,
      later: times.slice(1),
    }
  } finally {
    await context.close()
  }
}
