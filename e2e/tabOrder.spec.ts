import { waitForAnimations } from './motion'
import { expect, test } from './test'

/** What has the focus: `end` when it has left the page, and whether it is a box that could scroll and does not. */
interface Stop {
  name: string
  isIdle: boolean
}

const END = 'the end'

for (const [path, last] of [
  ['', /^A Deploys by Netlify$/],
  ['docs/api/frame', /^A Deploys by Netlify$/],
  ['examples/', /^A Deploys by Netlify$/],
  ['examples/basic/', /^BUTTON Text/],
  ['examples/landing/', /^BUTTON Hide/],
] as const) {
  test(`Tab leads through /${path} to its last control and out, and stops at no box that does not scroll`, async ({
    page,
  }) => {
    test.slow()
    await page.goto(path)
    await page.locator('a, button').first().waitFor()
    await page.waitForLoadState('networkidle')
    await waitForAnimations(page)
    const stops: Stop[] = []
    while (stops.at(-1)?.name !== END && stops.length < 300) {
      await page.keyboard.press('Tab')
      stops.push(
        await page.evaluate((end) => {
          const focused = document.activeElement
          if (!focused || focused === document.body) return { name: end, isIdle: false }
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = focused
          const label =
            focused.getAttribute('aria-label') ?? focused.querySelector('img')?.alt ?? focused.textContent
          return {
            name: `${focused.tagName} ${label.trim()}`,
            isIdle:
              focused.matches('[role=group], [role=region]') &&
              scrollWidth <= clientWidth &&
              scrollHeight <= clientHeight,
          }
        }, END),
      )
    }
    expect(stops.filter(({ isIdle }) => isIdle)).toEqual([])
    expect(stops.at(-1)?.name).toBe(END)
    expect(stops.at(-2)?.name).toMatch(last)
  })
}
