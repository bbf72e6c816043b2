import { describe, expect, it } from 'vitest'
import { packRecords, unpackRecords } from '../../../model/search'
import { compileBody } from '../../mdx'
import { recordsOf, shortened } from './recordsOf'

const body = `The first paragraph has \`code\` & a <b>word</b>.

\`\`\`tsx title="rules/secretFile.ts"
const secretName = useNode()
\`\`\`

## The \`canMoveIn\` rule

Refuses **Nodes**.

| Rule | When |
|---|---|
| \`canDrag(node)\` | at first |

### Deeper

<Params>
<Param name="rules" type="Rules">

What may be dropped.

</Param>
</Params>

After the list.

## Last
`

async function records(source = body) {
  const { sections } = await compileBody(source, { path: 'content/docs/a.mdx' })
  const page = { title: 'Rules', description: 'About rules.', path: '/docs/rules' }
  return recordsOf([{ ...page, category: 'Guides', keywords: ['drop'], sections }])
}

describe('recordsOf', () => {
  it('creates a record for a page, each section, and each entry, with exact anchors', async () => {
    expect((await records()).map(({ kind, url, headings }) => [kind, url, headings.join(' > ')])).toEqual([
      ['page', '/docs/rules', ''],
      ['section', '/docs/rules#the-canmovein-rule', 'The canMoveIn rule'],
      ['section', '/docs/rules#deeper', 'The canMoveIn rule > Deeper'],
      ['member', '/docs/rules#param-rules', 'The canMoveIn rule > Deeper > rules'],
      ['section', '/docs/rules#last', 'Last'],
    ])
  })

  it('keeps the prose as text, names in rows as names, and names in code as words', async () => {
    const [page, rule, deeper, member] = await records()
    expect(page!.text).toBe('About rules. The first paragraph has code & a word.')
    expect(page!.words.split(' ')).toEqual(
      expect.arrayContaining(['drop', 'secretFile', 'secretName', 'useNode']),
    )
    expect(rule!.names).toEqual(['canDrag(node)'])
    expect(rule!.text).toBe('Refuses Nodes. Rule – When canDrag(node) – at first')
    expect(member!.text).toBe('What may be dropped. Rules')
    expect(deeper!.text).toBe('After the list.')
  })

  it('drops names in code that are stop words, occur in prose in a different form, or span two blocks', async () => {
    const [page] = await records(
      'The options.\n\n```ts\nimport x from optionsX\n```\n\n```ts\nlastName(options)\n```\n',
    )
    expect(page!.words.split(' ')).toEqual(['drop', 'import', 'optionsX', 'lastName'])
  })

  it('returns the same records after packing and unpacking', async () => {
    const all = await records(
      `${body}\n## Last\n\nAgain.\n\n## \`<Element />\` & more: “100 %”\n\n## Ünïcode\n`,
    )
    expect(all.map(({ url }) => url)).toContain('/docs/rules#last-1')
    expect(unpackRecords(JSON.parse(JSON.stringify(packRecords(all))))).toEqual(all)
  })

  it('shortens long text, and keeps new and uncommon words of the rest', async () => {
    const filler = `${'A common word. '.repeat(30)}`
    const pages = Array.from({ length: 20 }, (_, at) => ({
      title: `${at}`,
      text: `${filler} Only canMoveIn${at} common.`,
    }))
    const body = pages.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n')
    const [first, second] = shortened(await records(body))
    expect(first!.text).toBe('About rules.')
    expect(second!.text).toMatch(/^A common word\. .{255,285} …$/)
    expect(second!.more).toBe('canMoveIn0')
  })
})
