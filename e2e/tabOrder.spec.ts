import { waitForAnimations } from './motion'
import { expect, test } from './test'

const END = 'the end'

for (const [path, last] of [
  ['', /^A Deploys by Netlify$/],
  ['docs/api/frame', /^A Deploys by Netlify$/],
  ['examples/', /^A Deploys by Netlify$/],
  ['examples/basic/', /^BUTTON Text/],
  ['examples/landing/', /^BUTTON Hide/],
] as const) {
  test(`Tab leads through /${path} and out, and stops at no box that does not scroll`, async ({ page }) => {
    test.slow()
    await page.goto(path)
    await page.locator('a, button').first().waitFor()
    await page.waitForLoadState('networkidle')
    await waitForAnimations(page)
    const stops: string[] = []
    while (stops.at(-1) !== END && stops.length < 300) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate((end) => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return end
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = focused
        const isScrollable = scrollWidth > clientWidth || scrollHeight > clientHeight
        const isIdle = focused.matches('[role=group], [role=region]') && !isScrollable
        const name = focused.ariaLabel ?? focused.querySelector('img')?.alt ?? focused.textContent
        return `${isIdle ? 'IDLE ' : ''}${focused.tagName} ${name.trim()}`
      }, END)
      stops.push(stop)
    }
    expect(stops.filter((stop) => stop.startsWith('IDLE'))).toEqual([])
    expect(stops.at(-1)).toBe(END)
    expect(stops.at(-2)).toMatch(last)
  })
}
