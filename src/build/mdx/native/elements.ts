import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { lendProgram } from './braces'
import { signsIn } from './signsIn'

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** How many `<` and `{` belong to the tags of an element. */
export function signsOfElement(node: JsxElement, written: string): number {
  const tags = written.endsWith('/>') && !written.endsWith('</>') ? 1 : 2
  return node.attributes.reduce((signs, attribute) => {
    const { value } = attribute as MdxJsxAttribute
    if (typeof value === 'object' && value !== null) return signs + 1 + signsIn(value.value)
    return signs + signsIn(value ?? '')
  }, tags)
}

/**
 * Whether both parsers make the same of an element. One with several lines must begin and end its lines, as everybody
 * writes them: micromark refuses a tag that closes what another block has opened.
 */
export function isSureElement(node: JsxElement, written: string, text: string): boolean {
  const hasPrograms = node.attributes.every(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      (typeof attribute.value !== 'object' || attribute.value === null || lendProgram(attribute.value)),
  )
  // In a table, a bar ends the cell before the tag ends the element; elsewhere one may begin a row.
  const bar = !written.endsWith('>') || text[node.position?.end.offset ?? 0] === '|'
  return hasPrograms && !bar && (!written.includes('\n') || standsAlone(node, written, text))
}

/** Whether the first and the last tag of an element of several lines have their lines to themselves. */
function standsAlone(node: JsxElement, written: string, text: string): boolean {
  const start = node.position?.start.offset ?? 0
  const before = text.slice(text.lastIndexOf('\n', start) + 1, start)
  if (!/^[ \t]*(?:(?:[-*+]|\d+\.)[ \t]+)?$/.test(before)) return false
  const last = node.children.at(-1)
  if (last === undefined) return true
  const [end = ''] = /\n[^\n]*$/.exec(written) ?? []
  if (!/^\n[ \t]*<\/[^<>]*>$/.test(end)) return false
  // A tag below a list may belong to its last item.
  return !['list', 'blockquote'].includes(last.type) || end.startsWith('\n<')
}
