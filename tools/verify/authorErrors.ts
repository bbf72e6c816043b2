import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Fixture, openFixture } from '../fixture'
import { namedChecks } from './namedChecks'

/** An error of an author, and what the message of the build must contain. */
interface AuthorErrorCase {
  title: string
  make: (fixture: Fixture) => void
  says: readonly string[]
}

const doc = 'content/docs/dev.mdx'
const added = (text: string) => (fixture: Fixture) => fixture.edit(doc, (written) => `${written}\n${text}\n`)
const inFrontMatter = (line: string) => (fixture: Fixture) =>
  fixture.edit(doc, (written) => written.replace('---\n', `---\n${line}\n`))
const inFile = (file: string, from: string, to: string) => (fixture: Fixture) =>
  fixture.edit(file, (written) => written.replace(from, to))
const site = 'content/site.ts'

/** A build can fail in three phases: sourcing, page creation and rendering. */
const essentialCases: readonly AuthorErrorCase[] = [
  {
    title: 'broken MDX is named with file, line and column',
    make: added('A tag <b>that is never closed'),
    says: [`${doc}:10:7`, 'never closed'],
  },
  {
    title: 'a link that leads nowhere is named with the nearest page',
    make: added('See [the overview](/docs/overveiw).'),
    says: [`${doc}:10 links to "/docs/overveiw"`, '- /docs/overview'],
  },
  {
    title: 'an error while a page is rendered names the page',
    make: added('export const fail = () => { throw new Error("It fell over.") }\n\n{fail()}'),
    says: ['"/docs/dev"', 'It fell over.'],
  },
]

/** All other errors that stop a build. */
const furtherCases: readonly AuthorErrorCase[] = [
  {
    title: 'front matter that is not YAML is named with file and line',
    make: inFrontMatter('keywords: [a'),
    says: [`${doc}:`, 'not valid YAML'],
  },
  {
    title: 'front matter that does not fit is named field by field',
    make: inFrontMatter('sidebar_lable: Dev'),
    says: [doc, 'line 2, sidebar_lable'],
  },
  {
    title: 'a doc id that two files have is named with both',
    make: (fixture) => {
      inFrontMatter('id: overview')(fixture)
      inFrontMatter('slug: /elsewhere')(fixture)
    },
    says: ['"overview"', doc, 'content/docs/overview.mdx'],
  },
  {
    title: 'a route that two files ask for is named with both',
    make: inFrontMatter('slug: /overview/'),
    says: ['"/docs/overview"', doc, 'content/docs/overview.mdx'],
  },
  {
    title: 'a doc that a sidebar names and that does not exist is named with the nearest ids',
    make: inFile('content/sidebars.ts', "'overview'", "'overveiw'"),
    says: ['content/sidebars.ts', '"overveiw"', '- overview'],
  },
  {
    title: 'a navbar item of unknown type is named with all types',
    make: inFile(site, "type: 'search'", "type: 'serach' as 'search'"),
    says: [site, '"serach"', 'navbar.items.4', '- docSidebar'],
  },
  {
    title: 'a doc that the navbar names and that does not exist is named',
    make: inFile(site, "docId: 'overview'", "docId: 'overveiw'"),
    says: [site, '"overveiw"', 'navbar.items.0', '- overview'],
  },
  {
    title: 'a sidebar that the navbar names and that does not exist is named',
    make: inFile(
      site,
      "{ type: 'search'",
      "{ type: 'docSidebar', position: 'left', label: 'Docs', sidebarId: 'dcos' }, { type: 'search'",
    ),
    says: [site, '"dcos"', 'navbar.items.4', '- docs'],
  },
  {
    title: 'an anchor that does not exist is named',
    make: added('See [further down](#nowhere).'),
    says: [`${doc}:10 links to`, '#nowhere'],
  },
  {
    title: 'a missing picture is named',
    make: added('![A thing](./nothing.png)'),
    says: [`${doc}:10`, './nothing.png'],
  },
  {
    title: 'a picture without words is named',
    make: added('![](./nothing.png)'),
    says: [`${doc}:10`],
  },
  {
    title: 'an import of a file that does not exist names the doc and the file',
    make: added("import Thing from './Thing'\n\n<Thing />"),
    says: [`${doc}:10 imports "./Thing"`],
  },
  {
    title: 'a component that nobody made is named',
    make: added('<Thingumajig />'),
    says: [`${doc}:10`, 'Thingumajig'],
  },
  {
    title: 'keys and values of the configuration that do not fit are named',
    make: (fixture) => {
      inFile(site, "url: 'https://craft.js.org'", "url: 'https://craft.js.org/docs'")(fixture)
      inFile(site, 'titleDelimiter:', "titel: 'x', titleDelimiter:")(fixture)
    },
    says: [site, 'url is "https://craft.js.org/docs"', 'titel is no key'],
  },
  {
    title: 'a link that differs from its page in case is named',
    make: added('See [the editor](/docs/API/editor).'),
    says: [`${doc}:10`, '"/docs/API/editor"', '- /docs/api/editor'],
  },
  {
    title: 'a page of five million characters is refused',
    make: added('Some words of prose.\n'.repeat(250_000)),
    says: [doc, 'characters'],
  },
  {
    title: 'a file that is not UTF-8 is named',
    make: (fixture) => fixture.write(doc, Buffer.from(fixture.read(doc), 'utf16le')),
    says: [doc, 'UTF-8'],
  },
  {
    title: 'a script in a doc is refused',
    make: added('<script>alert(1)</script>'),
    says: [`${doc}:10`, 'script'],
  },
  {
    title: 'an inline handler in a doc is refused',
    make: added('<b onClick={() => {}}>x</b>'),
    says: [`${doc}:10`, 'onClick'],
  },
]

async function mustFail(fixture: Fixture, { make, says }: AuthorErrorCase): Promise<void> {
  make(fixture)
  try {
    const { isOk, output } = await fixture.build()
    assert.ok(!isOk, `The build went through:\n${output}`)
    for (const words of says) assert.ok(output.includes(words), `It does not say “${words}”:\n${output}`)
    const messages = output.match(/^error /gm) ?? []
    assert.ok(
      messages.length === 1 || output.includes('Building static HTML failed'),
      `Not one message:\n${output}`,
    )
    assert.ok(!existsSync(path.join(fixture.folder, 'public')), 'public/ is still there.')
  } finally {
    fixture.undo()
  }
}

const suite = (name: string, about: string, cases: readonly AuthorErrorCase[]) =>
  namedChecks(name, about, async (check) => {
    const fixture = openFixture({ bodies: 'short' })
    try {
      for (const example of cases) await check(example.title, () => mustFail(fixture, example))
    } finally {
      fixture.close()
    }
  })

/** One failing build for each phase; part of `npm test`. */
export const brokenBuildsSuite = suite('broken-builds', 'whole builds that an author broke', essentialCases)

/** One build for each error; takes 20 minutes. */
export const authorErrorsSuite = suite('author-errors', 'every error of an author, a build for each', [
  ...furtherCases,
  ...essentialCases,
])
