import { renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Fixture, openFixture, type DevelopSession, startDevelop } from '../../fixture'
import { type Check, namedChecks } from '../namedChecks'
import { type Author, noErrorShown, startAuthor, words, written } from './author'
import { authorErrorEdits } from './authorErrors'
import { checkComponents, checkServedTools } from './served'

const doc = 'content/docs/dev.mdx'

/** A line of a stack trace, as Node or Gatsby prints it. */
const STACK = /^\s*(?:at .+:\d+:\d+|- [\w.-]+\.[jt]s:\d+ ).*$/m
const made = 'content/docs/made.mdx'
const renamed = 'content/docs/renamed.mdx'

interface DevelopContext {
  fixture: Fixture
  session: DevelopSession
  author: Author
  check: Check
}

/** Starts the server and opens a doc as soon as it responds; reports how long that took. */
async function start(fixture: Fixture, check: Check, how: string) {
  const began = Date.now()
  const session = await startDevelop(fixture)
  const author = await startAuthor(session)
  await check(`the first page after a ${how} start is there`, async () => {
    await session.says(/You can now view/, 0)
    await author.open('/docs/dev')
    await author.page.locator('main h1').waitFor({ timeout: 120_000 })
    return `${((Date.now() - began) / 1000).toFixed(1)} s`
  })
  return { session, author }
}

/** Edits appear in the browser when they are saved. */
async function checkEdits({ fixture, session, author, check }: DevelopContext): Promise<void> {
  await check('an edit of the text is seen', () =>
    author.sees(
      () => fixture.edit(doc, (text) => `${text}\nOne more sentence.\n`),
      words('One more sentence.'),
    ),
  )
  await check('no edit is lost while other pages are asked for', async () => {
    for (const asked of ['overview', 'api/node', 'concepts/nodes', 'api/editor']) {
      const address = `http://127.0.0.1:${session.port}/page-data/docs/${asked}/page-data.json`
      void fetch(address).catch(() => null)
      const sentence = `Written while ${asked} is read.`
      await author.sees(() => fixture.edit(doc, (text) => `${text}\n${sentence}\n`), words(sentence))
    }
  })
  await check('an edit of the front matter is seen', () =>
    author.sees(
      () => fixture.edit(doc, (text) => text.replace(/^title: .*$/m, 'title: Another title')),
      words('Another title', 'main h1'),
    ),
  )
  await check('a sidebar changes without a restart', () =>
    author.sees(
      () => fixture.edit('content/sidebars.ts', (text) => text.replace("label: 'Guides'", "label: 'Ways'")),
      words('Ways', '#menu'),
    ),
  )
  await check('the site configuration changes without a restart', () =>
    author.sees(
      () =>
        fixture.edit('content/site.ts', (text) => text.replace("titleDelimiter: '|'", "titleDelimiter: '·'")),
      `document.title.includes(' · ')`,
    ),
  )
}

/** Each error appears in the terminal and over the page, and disappears when it is fixed. The page stays. */
async function checkAuthorErrors({ fixture, session, author, check }: DevelopContext): Promise<void> {
  for (const { title, file, change, says } of authorErrorEdits) {
    const right = fixture.read(file)
    await check(`${title} appears in the terminal and over the page`, async () => {
      const from = session.length()
      const seen = `${says}.test(document.querySelector('#mistakes')?.textContent ?? '')`
      const time = await author.sees(() => fixture.edit(file, change), seen)
      await session.says(says, from)
      const [stack] = STACK.exec(session.output(from)) ?? []
      if (stack !== undefined) throw new Error(`There is a stack trace beside the message:\n${stack}`)
      // The page may render again, but must not stay blank.
      await author.page.locator('main h1').waitFor({ timeout: 10_000 })
      return time
    })
    await check(`${title} is repaired without a restart`, async () => {
      const time = await author.sees(() => fixture.write(file, right), noErrorShown)
      return time
    })
    if (!session.isRunning()) throw new Error(`develop has ended:\n${session.output(0)}`)
  }
}

/** Adding, renaming and deleting docs. */
async function checkFiles({ fixture, author, check }: DevelopContext): Promise<void> {
  const at = (file: string) => path.join(fixture.folder, file)
  const text = fixture
    .read(doc)
    .replace(/^title: .*$/m, 'title: A new doc')
    .replace(/^sidebar_label: .*\n/m, '')
  const opens = async (route: string, heading: string) => {
    const began = Date.now()
    for (;;) {
      await author.open(route)
      const found = await author.page.locator('main h1').first().textContent()
      if (found === heading) return `${((Date.now() - began) / 1000).toFixed(2)} s`
      if (Date.now() - began > 120_000) throw new Error(`${route} shows “${found}”, not “${heading}”.`)
    }
  }
  await check('a doc that is added is served', () => {
    fixture.write(made, text)
    return opens('/docs/made', 'A new doc')
  })
  await check('a draft is marked, and listed in the sidebar', () =>
    author.sees(
      () => {
        fixture.write(made, text.replace('---\n', '---\ndraft: true\n'))
        fixture.edit('content/sidebars.ts', (list) => list.replace("'overview'", "'overview', 'made'"))
      },
      `${words('Draft: this page is shown while the site is developed')} && ${written('A new doc (draft)', '#menu')}`,
    ),
  )
  await check('a renamed doc is at its new address', () => {
    renameSync(at(made), at(renamed))
    fixture.edit('content/sidebars.ts', (list) => list.replace("'made'", "'renamed'"))
    return opens('/docs/renamed', 'A new doc')
  })
  await check('a doc that is deleted is gone', () => {
    fixture.edit('content/sidebars.ts', (list) => list.replace(", 'renamed'", ''))
    rmSync(at(renamed))
    // In develop, Gatsby shows a not-found page of its own.
    return opens('/docs/renamed', 'Gatsby.js development 404 page')
  })
}

/** A whole session with `gatsby develop`: cold start, edits, errors, added and deleted files, warm start. */
export const developSuite = namedChecks(
  'develop',
  'an author at work while develop serves',
  async (check) => {
    const fixture = openFixture({ bodies: 'full' })
    const open: { session: DevelopSession; author: Author }[] = []
    try {
      const cold = await start(fixture, check, 'cold')
      open.push(cold)
      const context = { fixture, check, ...cold }
      await checkEdits(context)
      await checkAuthorErrors(context)
      await checkServedTools(context)
      await checkComponents(context)
      await checkFiles(context)
      await cold.author.end()
      await cold.session.end()
      open.push(await start(fixture, check, 'warm'))
    } finally {
      for (const { session, author } of open) {
        await author.end()
        await session.end()
      }
      fixture.close()
    }
  },
)
