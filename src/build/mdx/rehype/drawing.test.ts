import { expect, it } from 'vitest'
import { messagesOf } from '../../../fixtures/messagesOf'
import { temporaryFolder } from '../../../fixtures/temporaryFolder'
import { compileBody } from '../compileBody'

const { at, write } = temporaryFolder()

/** Compiles a page that shows a drawing with this text. */
function compile(svg: string, props = 'src="./figures/tree.svg" alt="A tree." caption="It grows."') {
  write('content/docs/figures/tree.svg', svg)
  return compileBody(`<Drawing ${props} />\n`, { path: 'content/docs/page.mdx', root: at() })
}

const tree =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9"><path d="M0 9V0" stroke="var(--drop)"/></svg>'

it('is inlined in the page, with its text in the Markdown version and the search', async () => {
  const { nodes, imports, markdown, sections } = await compile(`<!-- a tree -->\n${tree}\n`)
  expect(nodes).toEqual([
    {
      tag: 'figure',
      attrs: { className: 'drawing' },
      html:
        '<svg viewBox="0 0 9 9" width="9" role="img" aria-label="A tree."><path d="M0 9V0" stroke="var(--drop)"></path></svg>' +
        '<figcaption>It grows.</figcaption>',
    },
  ])
  expect(Object.keys(imports ?? {})).toEqual(['content/docs/figures/tree.svg'])
  expect(markdown).toEqual(['_Drawing on the page: A tree._\n\n_It grows._\n'])
  expect(sections[0]?.text).toBe('A tree. It grows.')
})

it('reports problems with the file', async () => {
  const problems = await messagesOf(
    () => compile(tree, 'src="./figures/bush.svg" alt="A bush."'),
    () => compile(tree, 'src="./figures/tree.svg"'),
    () => compile('<p>No tree</p>'),
    () => compile('<svg viewBox="0 0 9 9"><style>path { fill: red }</style></svg>'),
    () => compile('<svg viewBox="0 0 9 9"><g style="fill: red"></g></svg>'),
    () => compile('<svg viewBox="0 0 9 9" onload="alert(1)"></svg>'),
  )
  expect(problems).toMatchInlineSnapshot(`
    "content/docs/page.mdx:1:1: there is no drawing content/docs/figures/bush.svg.
      Put an SVG file in the folder of this page and write \`src="./file.svg"\`.
    content/docs/page.mdx:1:1: <Drawing> needs “alt”.
      Write \`<Drawing alt="…">\`.
    content/docs/page.mdx:1:1: content/docs/figures/tree.svg is not a single <svg> with a viewBox.
      Export the drawing as plain SVG.
    content/docs/page.mdx:1:1: content/docs/figures/tree.svg has <style>.
      Use shapes, paths and text only.
    content/docs/page.mdx:1:1: content/docs/figures/tree.svg has “style” on <g>.
      Write colors as attributes, such as \`fill="currentColor"\` and \`stroke="var(--drop)"\`.
    content/docs/page.mdx:1:1: content/docs/figures/tree.svg has “onload” on <svg>."
  `)
})
