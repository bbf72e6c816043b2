import { violationsOf } from './axe'
import { expect, test } from './test'

const paths = [
  ...['', 'docs', 'docs/overview', 'docs/guides/basic-tutorial', 'docs/api/useEditor', 'docs/concepts/nodes'],
  ...['blog/archive', 'blog/react-19', 'support', 'search', 'nowhere'],
]

/** Each page wide and light, and narrow and dark; every combination is left to `npm run verify`. */
for (const [width, mode] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  for (const path of paths) {
    test(`axe finds nothing wrong with /${path} at ${width} px, ${mode}`, async ({
      page,
      baseURL,
      tolerate,
    }) => {
      if (path === 'nowhere') tolerate(/status of 404/)
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), mode)
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${baseURL}${path}`)
      // Code is looked at on the other docs; here it is so long that it would take a minute.
      const excluded = /tutorial|useEditor/.test(path) ? '.code pre' : undefined
      expect(await violationsOf(page, excluded)).toEqual([])
    })
  }
}
