import type { Content, Parent, Root } from 'mdast'
import { isSureExpression } from './braces'
import { isSureElement, signsOfElement } from './elements'
import { signsIn } from './signsIn'

/** What a parser has understood of a text. */
export interface Account {
  /** How many `<` and `{` belong to code, JSX and braces. */
  signs: number
  directives: number
}

/**
 * Counts what the native parser has understood, and gives expressions the program that micromark gives them. `null` for
 * what the two read differently: code of the page's own, an address in prose, JSX across the lines of other blocks.
 */
export function accountOf(tree: Root, text: string): Account | null {
  const account = { signs: 0, directives: 0 }
  const add = (node: Content): boolean => {
    const written = text.slice(node.position?.start.offset, node.position?.end.offset)
    if (!isSure(node, written, text)) return false
    if (node.type === 'containerDirective') account.directives += 1
    account.signs += signsOf(node, written)
    const { children = [] } = node as Partial<Parent>
    return children.every(add)
  }
  return tree.children.every(add) ? account : null
}

/** How many signs belong to a node itself, and not to what is in it. */
function signsOf(node: Content, written: string): number {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    return signsOfElement(node, written)
  return ['code', 'inlineCode', 'mdxFlowExpression', 'mdxTextExpression'].includes(node.type)
    ? signsIn(written)
    : 0
}

type Check<Type> = (node: Extract<Content, { type: Type }>, written: string, text: string) => boolean

const never = () => false

/** Whether both parsers make the same of a node of a kind, what is in it aside; of other kinds they always do. */
const CHECKS: { [Type in Content['type']]?: Check<Type> } = {
  code: (_, written) => isSureCode(written),
  inlineCode: (_, written) => signsIn(written) === 0 || !written.includes('\n'),
  // Without brackets it is an address that was found in prose.
  link: (_, written) => written.startsWith('['),
  paragraph: (_, written) => !PROGRAM.test(written) && !ROW.test(written),
  listItem: ({ children: [first], checked }) =>
    first !== undefined && (typeof checked !== 'boolean' || first.type === 'paragraph'),
  // A row without a bar at its start may be something else.
  table: (_, written) => !/^[ \t>]*[^|\s>]/m.test(written),
  mdxFlowExpression: (node, _, text) => isSureExpression(node, text),
  mdxTextExpression: (node, _, text) => isSureExpression(node, text),
  mdxJsxFlowElement: isSureElement,
  mdxJsxTextElement: isSureElement,
  footnoteDefinition: (_, written) => !/^[^:]*(?:[&\\]|\]: *<)/.test(written),
  // What is left of a note or a definition that is no such thing to the native parser.
  text: ({ value }) => !/\[\^|\]:/.test(value),
  // After a definition, the native parser takes some lists for words.
  definition: never,
  mdxjsEsm: never,
  textDirective: never,
  leafDirective: never,
}

/** To micromark, this at the start of a line is a program. */
const PROGRAM = /^(?:import|export)\b/

/** Something like a row of a table, in what was read as a paragraph. */
const ROW = /^[\s>]*\||\n[\s>]*[\s:]*-/m

/** Whether both parsers make the same of a node, what is in it aside. */
function isSure(node: Content, written: string, text: string): boolean {
  const check = CHECKS[node.type] as ((...about: [Content, string, string]) => boolean) | undefined
  return check?.(node, written, text) ?? true
}

/** A fence that is closed, and does not show what could end the directive around it. */
function isSureCode(written: string): boolean {
  const closed = !/^[`~]/.test(written) || /\n[\s>]*(?:`{3,}|~{3,})$/.test(written)
  return closed && !/^[\s>]*:{3}/m.test(written)
}
