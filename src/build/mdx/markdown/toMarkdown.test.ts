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

it.each([2, 70])('omits deleted lines as the copy button does, in a block of %i lines', async (count) => {
  const lines = Array.from({ length: count }, (_, index) => `line${index + 1}`)
  const source = `\`\`\`ts title="a.ts" del={2} ins={1}\n${lines.join('\n')}\n\`\`\`\n`
  const kept = lines.filter((_, index) => index !== 1)
  expect(await markdownOf(source)).toEqual([`\`\`\`ts title="a.ts"\n${kept.join('\n')}\n\`\`\`\n`])
})
