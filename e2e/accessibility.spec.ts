import { violationsOf } from './axe'
import { lookAs } from './looks'
import { expect, test } from './test'

/**
 * The shell wide and light, and every kind of page narrow and dark, but the front page, which home.spec.ts looks at with
 * the editor in it; all others belong to `npm run verify -- axe`.
 */
for (const [width, mode, paths] of [
  [1280, 'light', ['docs/overview', 'blog/archive']],
  [
    390,
    'dark',
    ['docs', 'docs/overview', 'docs/api/useEditor', 'blog/react-19', 'support', 'search', 'nowhere'],
  ],
] as const) {
  for (const path of paths) {
    test(`axe finds nothing wrong with /${path} at ${width} px, ${mode}`, async ({
      page,
      baseURL,
      tolerate,
    }) => {
      if (path === 'nowhere') tolerate(/status of 404/)
      await lookAs(page, { width, mode })
      await page.goto(`${baseURL}${path}`)
      // Code is looked at on the other docs; here it is so long that it would take a minute.
      const excluded = /useEditor/.test(path) ? '.code pre' : undefined
      expect(await violationsOf(page, excluded)).toEqual([])
    })
  }
}
