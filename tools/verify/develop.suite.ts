import { readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ADMONITION_KINDS } from '../../src/model/admonitions'
import { launchChromium } from '../../e2e/browser'
import { codeIn } from '../checks/markdown'
import { type DevelopSession, openFixture, startDevelop } from '../fixture'

const DOC = 'content/docs/dev.mdx'
const NEW_DOC = 'content/docs/new.mdx'
const RENAMED_DOC = 'content/docs/renamed.mdx'
const SHEET = 'src/theme/styles/prose.css'

/** A stack trace line of Node or Gatsby. */
const STACK = /^\s*(?:at .+:\d+:\d+|- [\w.-]+\.[jt]s:\d+ ).*$/m

const fixture = openFixture({ bodies: 'full' })
let session: DevelopSession
let browser: Browser
let page: Page

/** Opens a page as soon as the server responds, since the server builds it on request. */
const open = (route: string) =>
  vi.waitFor(() => page.goto(`http://127.0.0.1:${session.port}${route}`), { timeout: 600_000 })

/** Calls `save` and waits until a JavaScript expression is true in the page, without reloading it. */
async function sees(save: () => void, isSeen: string): Promise<void> {
  // Gatsby's watcher ignores a save less than 50 ms after the previous one of the same file.
  await new Promise((resolve) => setTimeout(resolve, 200))
  const from = session.length()
  save()
  // The page may reload at any time, which ends the evaluation.
  const isTrue = () => page.evaluate(isSeen).catch(() => false)
  await expect.poll(isTrue, { timeout: 120_000, message: `${isSeen}\n${session.output(from)}` }).toBe(true)
}

/** Expression for whether the visible text of the page, or of the given element, contains `text`. */
const shows = (text: string, selector = 'body') =>
  `document.querySelector(${JSON.stringify(selector)})?.innerText.includes(${JSON.stringify(text)}) === true`
const showsNoError = `document.querySelector('#mistakes') === null`

beforeAll(async () => {
  session = await startDevelop(fixture)
  browser = await launchChromium()
  // axe needs a page that belongs to an explicit context.
  page = await (await browser.newContext()).newPage()
  page.setDefaultTimeout(120_000)
  page.setDefaultNavigationTimeout(600_000)
  await open('/docs/dev')
  await page.locator('main h1').waitFor()
})
afterAll(async () => {
  await browser.close()
  await session.end()
  fixture.close()
})

describe('An edit appears without a manual reload', () => {
  it('of the text', () =>
    sees(() => fixture.edit(DOC, (text) => `${text}\nOne more sentence.\n`), shows('One more sentence.')))

  it('while other pages are requested', async () => {
    for (const docId of ['overview', 'api/node', 'concepts/nodes', 'api/editor']) {
      const data = `http://127.0.0.1:${session.port}/page-data/docs/${docId}/page-data.json`
      void fetch(data).catch(() => null)
      const sentence = `Written while ${docId} is read.`
      await sees(() => fixture.edit(DOC, (text) => `${text}\n${sentence}\n`), shows(sentence))
    }
  })

  it.each([
    {
      what: 'the front matter',
      file: DOC,
      from: /^title: .*$/m,
      to: 'title: New',
      seen: shows('New', 'main h1'),
    },
    {
      what: 'the sidebar',
      file: 'content/sidebars.ts',
      from: "label: 'Tutorial'",
      to: "label: 'Ways'",
      seen: shows('Ways', '#menu'),
    },
    {
      what: 'the site configuration',
      file: 'content/site.ts',
      from: /titleDelimiter: '.*'/,
      to: "titleDelimiter: '·'",
      seen: `document.title.includes(' · ')`,
    },
    {
      what: 'a style sheet',
      file: SHEET,
      from: /$/,
      to: '\nmain h1 { outline: 7px solid red }\n',
      seen: `getComputedStyle(document.querySelector('main h1')).outlineWidth === '7px'`,
    },
  ])('of $what', ({ file, from, to, seen }) =>
    sees(() => fixture.edit(file, (text) => text.replace(from, to)), seen),
  )
})

describe('An error appears in the terminal and in an overlay, and disappears when it is fixed', () => {
  it.each([
    {
      what: 'broken MDX',
      file: DOC,
      from: /$/,
      to: '\nA tag <b>that is never closed\n',
      message: /dev\.mdx:\d+:\d+: .*never closed/,
    },
    {
      what: 'front matter that is not YAML',
      file: DOC,
      from: '---\n',
      to: '---\nkeywords: [a\n',
      message: /dev\.mdx:\d+: the front matter is not valid YAML/,
    },
    {
      what: 'a broken link',
      file: DOC,
      from: /$/,
      to: '\nSee [it](/docs/overveiw).\n',
      message: /dev\.mdx:\d+ links to "\/docs\/overveiw"[^]*- \/docs\/overview/,
    },
    {
      what: 'a sidebar that does not parse',
      file: 'content/sidebars.ts',
      from: "'Ways'",
      to: "'Ways",
      message: /content\/sidebars\.ts:\d+ cannot be read: /,
    },
    {
      what: 'an unknown navbar item',
      file: 'content/site.ts',
      from: "type: 'doc'",
      to: "type: 'doks' as never",
      message: /type is "doks"/,
    },
  ])('$what', async ({ file, from, to, message }) => {
    const valid = fixture.read(file)
    const start = session.length()
    const isShown = `${message}.test(document.querySelector('#mistakes')?.textContent ?? '')`
    await sees(() => fixture.edit(file, (text) => text.replace(from, to)), isShown)
    await session.says(message, start)
    expect(session.output(start)).not.toMatch(STACK)
    // The page may re-render, but must not stay blank.
    await page.locator('main h1').waitFor()
    await sees(() => fixture.write(file, valid), showsNoError)
  })
})

it('A component that throws is reported with its line, and the page reappears when it is fixed', async () => {
  const file = 'src/theme/doc/DocPage.tsx'
  const valid = fixture.read(file)
  const thrown = "if (typeof window === 'object') throw new Error('It fell over.')"
  const overlay = `document.querySelector('gatsby-fast-refresh')?.shadowRoot?.textContent ?? ''`
  const broken = valid.replace(/^ {2}return \(/m, `  ${thrown}\n  return (`)
  const line = broken.slice(0, broken.indexOf(thrown)).split('\n').length
  await sees(() => fixture.write(file, broken), `(${overlay}).includes('DocPage.tsx:${line}')`)
  await sees(
    () => fixture.write(file, valid),
    `document.querySelector('main h1') && !(${overlay}).includes('DocPage')`,
  )
})

/** A selector for each kind of MDX block. The page of all components must contain every one. */
const BLOCKS = [
  ...['blockquote', 'ol ul', 'input[type=checkbox]', 'sup a', 'kbd', 'abbr', 'del', 'table th', 'h3#own-id'],
  ...ADMONITION_KINDS.map((kind) => `.admonition[data-kind=${kind}]`),
  ...['details summary', '[role=tablist] [role=tab]', '.code figcaption', '.code [data-code-copy]', 'dt'],
  ...['picture img', 'figure figcaption', '.demo .demo-stage'],
]

describe('The page of all components, a draft', () => {
  afterAll(() => page.setViewportSize({ width: 1280, height: 900 }))

  it.each([
    { mode: 'light', width: 1280 },
    { mode: 'dark', width: 390 },
  ])('shows each one in $mode mode at $width px, without axe violations', async ({ mode, width }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
    await open('/docs/dev/components')
    await page.locator(`html[data-hydrated][data-theme=${mode}]`).waitFor()
    const results = page.locator('.prose .result')
    const missing = await results.evaluateAll(
      (found, blocks) => blocks.filter((block) => !found.some((result) => result.querySelector(block))),
      BLOCKS,
    )
    expect(missing).toEqual([])
    const overflowing = await results.evaluateAll((found) =>
      found
        .filter((result) => result.scrollWidth > result.clientWidth || result.clientHeight <= 20)
        .map(String),
    )
    expect(overflowing).toEqual([])
    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
})

describe('Besides pages, develop serves', () => {
  it('the search', async () => {
    await open('/search?q=useNode')
    await page.locator('main li a').first().waitFor()
  })

  it.each(['basic', 'landing'])('the example %s', async (example) => {
    await open(`/examples/${example}/`)
    await page.locator('#root > *').first().waitFor()
  })

  it('the playground', async () => {
    await open('/playground#sample=empty')
    await page.locator('html[data-playground=ready]').waitFor()
    const result = page.frameLocator('iframe[title="Result"]')
    await result.getByRole('button', { name: 'Container' }).waitFor()
  })
})

it.each(codeIn(readFileSync('docs/authoring.md', 'utf8'), 'graphql'))(
  'GraphiQL answers %s',
  async (query) => {
    const response = await fetch(`http://127.0.0.1:${session.port}/___graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const { data, errors } = (await response.json()) as { data?: object; errors?: unknown }
    expect(errors).toBeUndefined()
    expect(Object.values(data ?? {})).toEqual([expect.anything()])
    expect(data).not.toMatchObject({ [Object.keys(data ?? {}).join()]: { nodes: [] } })
  },
)

describe('A doc', () => {
  const title = async (route: string) => {
    await open(route)
    return page.locator('main h1').first().textContent()
  }
  const becomes = (route: string, heading: string) =>
    expect.poll(() => title(route), { timeout: 120_000 }).toBe(heading)

  it('that is added is served', async () => {
    fixture.write(NEW_DOC, fixture.read(DOC).replace(/^title: .*$/m, 'title: A new doc'))
    await becomes('/docs/new', 'A new doc')
  })

  it('that becomes a draft is marked and listed in the sidebar', async () => {
    const isListed = `document.querySelector('#menu')?.textContent.includes('A new doc (draft)') === true`
    await sees(
      () => {
        fixture.edit(NEW_DOC, (text) => text.replace('---\n', '---\ndraft: true\n'))
        fixture.edit('content/sidebars.ts', (list) => list.replace("'overview'", "'overview', 'new'"))
      },
      `${shows('Draft: this page appears only during development')} && ${isListed}`,
    )
  })

  it('that is renamed appears at its new address', async () => {
    renameSync(path.join(fixture.folder, NEW_DOC), path.join(fixture.folder, RENAMED_DOC))
    fixture.edit('content/sidebars.ts', (list) => list.replace("'new'", "'renamed'"))
    await becomes('/docs/renamed', 'A new doc')
  })

  it('that is deleted disappears', async () => {
    fixture.edit('content/sidebars.ts', (list) => list.replace(", 'renamed'", ''))
    rmSync(path.join(fixture.folder, RENAMED_DOC))
    // In develop, Gatsby shows its own 404 page.
    await becomes('/docs/renamed', 'Gatsby.js development 404 page')
  })
})

it('A restart serves the doc as last saved', async () => {
  await session.end()
  session = await startDevelop(fixture)
  await open('/docs/dev')
  await page.getByText('One more sentence.').waitFor()
})
