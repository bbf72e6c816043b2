import { MATRIX } from '../appearances'
import { waitForAnimations } from '../motion'
import { expect, test } from '../test'

const END = 'the end'
const FOOTER = /^A Deploys by Netlify$/

for (const [path, width, last, tag = []] of [
  ['', 1280, FOOTER, MATRIX],
  ['docs/overview', 390, FOOTER],
  ['docs/api/frame', 1280, FOOTER, MATRIX],
  ['support', 1280, FOOTER],
  ['examples/', 1280, FOOTER, MATRIX],
  ['examples/basic/', 1280, /^BUTTON Text/],
  ['examples/landing/', 1280, /^BUTTON Hide/, MATRIX],
] as const)
  test(`Tab moves visibly through /${path} and out at ${width} px`, { tag }, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await page.locator('a, button').first().waitFor()
    await page.waitForLoadState('networkidle')
    await waitForAnimations(page)
    const [stops, wrong]: [string[], string[]] = [[], []]
    while (stops.at(-1) !== END && stops.length < 300) {
      await page.keyboard.press('Tab')
      const { name, isIdle, isSeen } = await page.evaluate((end) => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return { name: end, isIdle: false, isSeen: true }
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = focused
        const isScrollable = scrollWidth > clientWidth || scrollHeight > clientHeight
        const { outlineStyle, outlineWidth } = getComputedStyle(focused)
        const isOutlined = `${outlineWidth} ${outlineStyle}` === '2px solid'
        // A link that wraps has two boxes, and the first one may be empty.
        const isOnTop = [...focused.getClientRects()].some((box) => {
          const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
          return focused.contains(at) || at?.contains(focused)
        })
        const label = focused.ariaLabel ?? focused.querySelector('img')?.alt ?? focused.textContent
        return {
          name: `${focused.tagName} ${label.trim()}`,
          // A scroll container that does not overflow.
          isIdle: focused.matches('[role=group], [role=region]') && !isScrollable,
          // The document in a frame shows its own focus.
          isSeen: (isOutlined && isOnTop) || focused.matches('iframe'),
        }
      }, END)
      stops.push(name)
      if (isIdle || !isSeen) wrong.push(name)
    }
    expect(wrong).toEqual([])
    expect(stops.at(-1)).toBe(END)
    expect(stops.at(-2)).toMatch(last)
  })
