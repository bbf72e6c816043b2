import fc from 'fast-check'
import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import type { BodyNode } from '../../model/body'
import { AuthorError } from '../errors'
import { compileBody } from './compileBody'

const file = { path: 'content/docs/a.mdx', lineOffset: 4 }

/** Compiles a page. An author error is also a valid result. */
async function compileOrSay(source: string): Promise<BodyNode[] | string> {
  try {
    return (await compileBody(source, file)).nodes
  } catch (error) {
    if (error instanceof AuthorError) return error.message
    throw error
  }
}

type HtmlNode = ReturnType<typeof fromHtml> | ReturnType<typeof fromHtml>['children'][number]
type FoundElement = [tag: string, attributes: object]

/** Every element of a compiled node as parsed by a browser, including its HTML strings. */
function elementsIn(node: BodyNode): FoundElement[] {
  if (typeof node === 'string') return []
  const inside =
    'html' in node
      ? elementsOfHtml(fromHtml(node.html, { fragment: true }))
      : (node.children ?? []).flatMap(elementsIn)
  return 'island' in node ? inside : [[node.tag, node.attrs ?? {}], ...inside]
}

/** Every element of parsed HTML. */
function elementsOfHtml(node: HtmlNode): FoundElement[] {
  const inside = 'children' in node ? node.children.flatMap(elementsOfHtml) : []
  return node.type === 'element' ? [[node.tagName, node.properties], ...inside] : inside
}

describe('Files from any editor', () => {
  it('compile to the same result with a byte order mark or any line endings', async () => {
    const source = '## One\n\n:::note\ntext\n:::\n\n```js {2}\na\nb\n```\n\nx\\\ny\n'
    const plain = await compileBody(source, file)
    expect(await compileBody(`\uFEFF${source}`, file)).toEqual(plain)
    expect(await compileBody(source.replaceAll('\n', '\r\n'), file)).toEqual(plain)
    expect(await compileBody(source.replaceAll('\n', '\r'), file)).toEqual(plain)
  })

  it('compile to nothing if they are empty', async () => {
    expect(await compileBody('', file)).toMatchObject({ nodes: [], words: 0, headings: [] })
    expect(await compileBody(' \n\t\n', file)).toMatchObject({ nodes: [] })
  })
})

describe('Large files', () => {
  it('may not contain 6,000 lines of code in one block', async () => {
    const source = `text\n\n\`\`\`ts\n${'const answer = 42\n'.repeat(6000)}\`\`\`\n`
    await expect(compileBody(source, file)).rejects.toThrow(
      'content/docs/a.mdx:7:1: this code block has 107999 characters, but the limit is 100000.',
    )
  })

  it('have highlighted code in a block below the limit, except for long lines', async () => {
    const source = `\`\`\`json\n{"a": "${'x '.repeat(25_000)}"}\n{"b": 1}\n\`\`\`\n`
    const { nodes } = await compileBody(source, file)
    expect(JSON.stringify(nodes)).toContain('tk-number')
  })
})

const absurd = {
  'a word': 'x'.repeat(100_000),
  'indented lists': Array.from({ length: 100 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n'),
  backticks: Array.from({ length: 1000 }, (_, i) => '`'.repeat(i)).join('a'),
  'an email without an end': `${'a'.repeat(4000)}@${'b.'.repeat(2000)}`,
  'a wide table': ['|a', '|-', '|b'].map((cell) => cell.repeat(300)).join('\n'),
  'a fence with much to say': `\`\`\`js ${'{1} '.repeat(20_000)}\na\n\`\`\``,
  'a heading with much space': `## x${' '.repeat(50_000)}y`,
  ...Object.fromEntries(['> ', '[', '*a ', '<b>', '{', ':::note['].map((sign) => [sign, sign.repeat(1000)])),
}

it.each(Object.entries(absurd))('Excessive text never hangs: %s', async (_, source) => {
  // If the text hangs, the test times out.
  expect(await compileOrSay(source)).not.toHaveLength(0)
})

describe('Arbitrary text', () => {
  /** Picks a part of `list`, which is separated by `¦`. */
  const oneOf = (list: string) => fc.constantFrom(...list.split('¦'))
  const pieces = fc.oneof(
    oneOf(
      '## ¦\n¦\n\n¦`¦```¦```js {1}¦:::¦:::note¦[¦]¦(a/b)¦![¦<¦>¦</¦/>¦{¦}¦{1}¦|¦|-|¦- ¦> ¦*¦_¦~~¦[^1]¦[^1]: ',
    ),
    oneOf(
      '<Tabs>¦</Tabs>¦<Tab label="x">¦</Tab>¦<b¦ id="x"¦<Picture ¦alt="a"¦ src="./a.png"¦import x from "y"',
    ),
    oneOf('  ¦\t¦word¦&amp;¦\\¦[#id]¦https://a.b¦@doc/x¦---¦\u0000¦\u202E¦日本¦😀'),
  )

  it('becomes a page or an author error, never a crash', async () => {
    const texts = fc.array(pieces, { maxLength: 25 }).map((parts) => parts.join(''))
    await fc.assert(fc.asyncProperty(texts, async (source) => void (await compileOrSay(source))))
  })

  it('cannot run code in the HTML', async () => {
    const evil = fc.oneof(
      oneOf(
        '<script>¦</script>¦<img src=x onerror=y>¦javascript:alert(1)¦"><svg onload=x>¦`¦```html\n¦\n```\n',
      ),
      oneOf('[x](¦)¦## ¦&lt;script&gt;¦<b title="¦">¦</b>¦\n\n¦\' onmouseover=\'¦\\<'),
    )
    const texts = fc.array(evil, { maxLength: 12 }).map((parts) => parts.join(''))
    const holds = async (source: string): Promise<void> => {
      const result = await compileOrSay(source)
      if (typeof result === 'string') return
      for (const [tag, attributes] of result.flatMap(elementsIn)) {
        expect(['script', 'img', 'svg']).not.toContain(tag)
        for (const [name, value] of Object.entries(attributes)) {
          expect(name).not.toMatch(/^on/i)
          if (/href|src|action|data/i.test(name)) expect(String(value)).not.toMatch(/^\s*javascript:/i)
        }
      }
    }
    await fc.assert(fc.asyncProperty(texts, holds))
  })
})
