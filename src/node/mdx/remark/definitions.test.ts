import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { expect, test, vi } from 'vitest'
import { definitionsAlone, wholeTree } from './definitions'

const markdown = () => unified().use(remarkParse).use(remarkGfm)
const asBefore = markdown().use(remarkRehype)
const alone = markdown().use(definitionsAlone).use(remarkRehype, { handlers: wholeTree })

test.each([
  ['plain prose', '# A\n\nOne  \ntwo\n\n- three\n- `four`\n\n| a | b |\n| - | - |\n| c | d |\n'],
  ['definitions', '[a][] and ![b][c], [d]\n\n> [a]: /a\n>\n> [a]: /later\n\n[c]: /c "C"\n'],
  [
    'notes',
    'One[^1] and two[^2][^1].\n\n- [^2]: Two, see [a].\n\n      [a]: /a\n\n[^1]: One[^2].\n\n[^1]: Later.\n',
  ],
  ['a definition in a note that stands in a list', '- a\n\n  [^n]: N[^n]\n\n      [x]: /x\n\n[x] b[^n]\n'],
  ['nothing', ''],
])('makes the same HTML of %s', async (_, text) => {
  const run = (processor: typeof asBefore) => processor.run(processor.parse(text))
  expect(await run(alone)).toEqual(await run(asBefore))
})

test('shows nothing but definitions to what looks through the tree', async () => {
  const seen = vi.fn()
  const tree = markdown().parse('> a\n>\n> [b]: /b\n\n[^c]: d\n')
  await markdown()
    .use(definitionsAlone)
    .use(() => (root: Root) => seen(root.children.map(({ type }) => type)))
    .run(tree)
  expect(seen).toHaveBeenCalledWith(['definition', 'footnoteDefinition'])
})
