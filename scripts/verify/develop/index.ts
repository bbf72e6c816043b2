import assert from 'node:assert/strict'
import { openFixture, startSession } from '../../fixture'
import { namedChecks } from '../namedChecks'

const doc = 'content/docs/dev.mdx'
const route = '/docs/dev'

/** What an author may do to a file that is served, and what is then said. */
const breakages: readonly { title: string; change: (text: string) => string; says: RegExp }[] = [
  {
    title: 'broken MDX',
    change: (text) => `${text}\nA tag <b>that is never closed\n`,
    says: /dev\.mdx:\d+:\d+: .*never closed/,
  },
  {
    title: 'front matter that is not YAML',
    change: (text) => text.replace('---\n', '---\nkeywords: [a\n'),
    says: /dev\.mdx:\d+ The front matter is not valid YAML/,
  },
  {
    title: 'front matter that does not fit',
    change: (text) => text.replace('---\n', '---\nsidebar_lable: Dev\n'),
    says: /line 2, sidebar_lable/,
  },
  {
    title: 'a link that leads nowhere',
    change: (text) => `${text}\nSee [it](/docs/overveiw).\n`,
    says: /links to "\/docs\/overveiw"/,
  },
]

/** The same for the files beside the pages. */
const brokenSettings: readonly {
  title: string
  file: string
  change: (text: string) => string
  says: RegExp
}[] = [
  {
    title: 'a sidebar that does not parse',
    file: 'content/sidebars.ts',
    change: (text) => text.replace("'Ways'", "'Ways"),
    says: /content\/sidebars\.ts:\d+ cannot be read: /,
  },
  {
    title: 'a doc id that does not exist',
    file: 'content/sidebars.ts',
    change: (text) => text.replace("'overview'", "'overveiw'"),
    says: /names a doc that does not exist: "overveiw"/,
  },
  {
    title: 'an unknown navbar item',
    file: 'content/site.ts',
    change: (text) => text.replace("type: 'doc'", "type: 'doks' as never"),
    says: /unknown type "doks"/,
  },
]

/** An author breaks a doc while the site is served, sees why, repairs it and sees the page. */
export const developSuite = namedChecks('develop', 'mistakes while develop serves', async (check) => {
  const fixture = openFixture({ bodies: 'short' })
  const right = fixture.read(doc)
  const session = await startSession(fixture)
  try {
    await session.says(/You can now view/, 0)
    await session.shows(route, 'A sentence.')
    for (const [index, { title, change, says }] of breakages.entries()) {
      await check(`${title} is reported, and the page is there again after the repair`, async () => {
        const from = session.length()
        fixture.write(doc, change(right))
        await session.says(says, from)
        await session.shows(route, 'A sentence.')
        fixture.write(doc, `${right}\nRepaired ${index}.\n`)
        await session.shows(route, `Repaired ${index}.`)
        assert.ok(session.isRunning(), 'develop has ended.')
      })
    }
    await check('a doc that is added is served', async () => {
      fixture.write('content/docs/new.mdx', right.replace('A sentence.', 'A new doc.'))
      await session.shows('/docs/new', 'A new doc.')
    })
    await check('a sidebar and the site configuration change without a restart', async () => {
      fixture.edit('content/sidebars.ts', (text) => text.replace("label: 'Guides'", "label: 'Ways'"))
      await session.shows('/docs', '"Ways"')
      fixture.edit('content/site.ts', (text) => text.replace("titleDelimiter: '|'", "titleDelimiter: '·'"))
      await session.shows('/docs', '"·"')
    })
    for (const { title, file, change, says } of brokenSettings) {
      await check(`${title} is reported, and what was right before is served on`, async () => {
        const before = fixture.read(file)
        const from = session.length()
        fixture.edit(file, change)
        await session.says(says, from)
        await session.shows(route, 'Repaired')
        fixture.write(file, before)
        fixture.edit(file, (text) => text.replace("'Ways'", `'Ways ${from}'`).replace("'·'", `'${from}'`))
        await session.shows('/docs', `${from}`)
        fixture.write(file, before)
        assert.ok(session.isRunning(), 'develop has ended.')
      })
    }
  } finally {
    await session.end()
    fixture.close()
  }
})
