import { violationsOf } from './axe'
import { lookAs } from './looks'
import { expect, test } from './test'

/**
 * The shell wide and light, and some kinds of pages narrow and dark; home.spec.ts looks at the front page with the editor
 * in it. `npm run verify -- axe` looks at all pages, in both modes and widths, and at their code, which takes axe long.
 */
for (const [width, mode, paths] of [
  [1280, 'light', ['docs/overview']],
  [390, 'dark', ['docs/overview', 'blog/react-19', 'search', 'nowhere']],
] as const) {
  for (const path of paths) {
    test(`axe finds nothing wrong with /${path} at ${width} px, ${mode}`, async ({ page, tolerate }) => {
      if (path === 'nowhere') tolerate(/status of 404/)
      await lookAs(page, { width, mode })
      await page.goto(path)
      expect(await violationsOf(page, '.code pre')).toEqual([])
    })
  }
}
