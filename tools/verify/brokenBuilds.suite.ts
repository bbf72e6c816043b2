import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { openFixture } from '../fixture'

const doc = 'content/docs/dev.mdx'
const site = 'content/site.ts'
const fixture = openFixture({ bodies: 'short' })
afterEach(() => fixture.undo())
afterAll(() => fixture.close())

/** Builds can fail in three phases: sourcing, page creation, and rendering. */
it.each([
  {
    title: 'broken MDX is reported with file, line, and column',
    file: doc,
    text: `${fixture.read(doc)}\nA tag <b>that is never closed\n`,
    message: [`${doc}:10:7`, 'never closed'],
  },
  {
    title: 'a broken link is reported with the closest page',
    file: doc,
    text: `${fixture.read(doc)}\nSee [the overview](/docs/overveiw).\n`,
    message: [`${doc}:10 links to "/docs/overveiw"`, '- /docs/overview'],
  },
  {
    title: 'a site configuration that does not parse is reported with its line',
    file: site,
    text: fixture.read(site).replace('hideOnScroll: false', 'hideOnScroll: [,'),
    message: [`${site}:17 cannot be read: `, 'The line is: items: ['],
  },
  {
    title: 'a class that a CSS module lacks is reported with the module',
    file: 'src/theme/layout/Footer.tsx',
    text: fixture.read('src/theme/layout/Footer.tsx').replace('styles.footer', 'styles.foter'),
    message: ["export 'foter'", './Footer.module.css'],
  },
  {
    title: 'an error while a page is rendered is reported with the page',
    file: 'src/pages/broken.tsx',
    text: `export default function Broken(): never {\n  throw new Error('It fell over.')\n}\n`,
    message: ['"/broken"', 'It fell over.'],
  },
])('$title, and public/ is removed', async ({ file, text, message }) => {
  fixture.write(file, text)
  const { isOk, output } = await fixture.build()
  expect(isOk, output).toBe(false)
  for (const words of message) expect(output).toContain(words)
  const isOneMessage = output.match(/^error /gm)?.length === 1
  expect(isOneMessage || output.includes('Building static HTML failed'), output).toBe(true)
  expect(existsSync(path.join(fixture.folder, 'public')), 'public/ is still there').toBe(false)
})
