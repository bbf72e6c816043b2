import { expect, it } from 'vitest'
import type { MarkdownPart } from '../../../model/body'
import { compileBody } from '../compileBody'

const markdownOf = async (source: string): Promise<MarkdownPart[]> =>
  (await compileBody(source, { path: 'content/docs/api/node.mdx' })).markdown

it('returns site addresses as separate parts, and writes others unchanged', async () => {
  const source =
    '[One](/docs/a_(b)) [Two](../concepts/nodes.mdx#c) [Three](#d) https://e.f/g [Four](mailto:h@i.j)\n\n' +
    '| |\n|-|\n| ![Five](./k_l.png) |\n\n## D\n'
  expect(await markdownOf(source)).toEqual([
    '[One](',
    { href: '/docs/a_(b)' },
    ') [Two](',
    { href: '@doc/concepts/nodes#c' },
    ') [Three](',
    { href: '#d' },
    ') <https://e.f/g> [Four](mailto:h@i.j)\n\n| |\n| - |\n| ![Five](',
    { picture: './k_l.png' },
    ') |\n\n## D\n',
  ])
})

// Code without its deleted lines, on every page: e2e/built/outputs.test.ts.
