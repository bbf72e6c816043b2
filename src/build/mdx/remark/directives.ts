import type { BlockContent, DefinitionContent, Paragraph, PhrasingContent, Root } from 'mdast'
import { type ContainerDirective, directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Plugin } from 'unified'
import type { VFile } from 'vfile'
import { ADMONITION_KINDS, type AdmonitionKind, ADMONITIONS } from '../../../model/admonitions'
import { authorErrorAt, suggest } from '../authorErrors'
import { eachNode } from './eachNode'

const DIRECTIVES = [...ADMONITION_KINDS, 'details']

type Block = BlockContent | DefinitionContent

/**
 * Adds the syntax `:::name` … `:::` to the parser. remark-directive would also parse one or two colons, but `a:b`, `10:30`
 * and `:smile` are text.
 */
export const containerDirectives: Plugin = function () {
  const { flow } = directive()
  const [container] = [flow?.[COLON] ?? []].flat()
  const data = this.data() as Record<'micromarkExtensions' | 'fromMarkdownExtensions', unknown[] | undefined>
  ;(data.micromarkExtensions ??= []).push({ flow: { [COLON]: container } })
  ;(data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown)
}

const COLON = 58

/** Turns `:::note[Title]` into an admonition and `:::details[Summary]` into a `<details>`. */
export function directives() {
  return (tree: Root, file: VFile): void => {
    eachNode(tree, (node) => {
      if (node.type === 'containerDirective') transformDirective(node, file)
      if (node.type === 'paragraph') assertNoStrayColons(node, file)
    })
  }
}

function transformDirective(node: ContainerDirective, file: VFile): void {
  if (!DIRECTIVES.includes(node.name)) {
    throw authorErrorAt(file, node, `there is no block “:::${node.name}”.`, suggest(node.name, DIRECTIVES))
  }
  assertNoAttributes(node, file)
  assertClosed(node, file)
  const { label, content } = partsOf(node)
  if (node.name === 'details') transformDetails(node, label, content, file)
  else transformAdmonition(node, label, content)
}

/** `<div class="admonition">` with a title and a body. */
function transformAdmonition(node: ContainerDirective, label: PhrasingContent[], content: Block[]): void {
  const value = ADMONITIONS[node.name as AdmonitionKind]
  const title: PhrasingContent[] = label.length > 0 ? label : [{ type: 'text', value }]
  node.data = {
    hName: 'div',
    hProperties: {
      className: ['admonition'],
      dataKind: node.name,
      role: 'note',
      ariaLabel: plainText(title),
    },
  }
  node.children = [line('p', ['admonition-title'], title), body('admonition-body', content)]
}

/** `<details>` with a summary and a body. */
function transformDetails(
  node: ContainerDirective,
  label: PhrasingContent[],
  content: Block[],
  file: VFile,
): void {
  if (plainText(label).trim() === '') {
    const hint = 'Write one in brackets: `:::details[How it works]`.'
    throw authorErrorAt(file, node, '“:::details” has no summary.', hint)
  }
  node.data = { hName: 'details', hProperties: { className: ['details'] } }
  node.children = [line('summary', [], label), body('details-body', content)]
}

/** Splits a directive into the text in brackets and the blocks. */
function partsOf(node: ContainerDirective): { label: PhrasingContent[]; content: Block[] } {
  const [first, ...rest] = node.children
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true
  return isLabel ? { label: first.children, content: rest } : { label: [], content: node.children }
}

/** A line of text that becomes the element `hName`. */
function line(hName: string, className: string[], children: PhrasingContent[]): Paragraph {
  return {
    type: 'paragraph',
    data: { hName, hProperties: className.length > 0 ? { className } : {} },
    children,
  }
}

/** A `div` around blocks. Its type is that of a block quote, which may have the same content. */
function body(className: string, children: Block[]): Block {
  return { type: 'blockquote', data: { hName: 'div', hProperties: { className: [className] } }, children }
}

function plainText(nodes: PhrasingContent[]): string {
  return nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? plainText(node.children) : ''))
    .join('')
}

function assertNoAttributes(node: ContainerDirective, file: VFile): void {
  if (Object.keys(node.attributes ?? {}).length === 0) return
  const hint = `Write its title in brackets: \`:::${node.name}[Title]\`.`
  throw authorErrorAt(file, node, `“:::${node.name}” takes no attributes.`, hint)
}

/** Throws for a directive that is never closed, which would contain the rest of the page. */
function assertClosed(node: ContainerDirective, file: VFile): void {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return
  const lines = String(file.value).slice(start.offset, end.offset).trimEnd().split('\n')
  if (lines.length > 1 && /^[\s>]*:{3,}$/.test((lines.at(-1) ?? '').slice(-500))) return
  const hint = 'Put `:::` on its own line after it. An outer block needs more colons than an inner one.'
  throw authorErrorAt(file, node, `“:::${node.name}” is never closed.`, hint)
}

/** A paragraph that starts with the name of a directive after too few colons. */
const TOO_FEW_COLONS = new RegExp(`^::?(?:${DIRECTIVES.join('|')})(?=[\\s[]|$)`)

/** Throws for a paragraph that starts with colons and was meant to be a directive. */
function assertNoStrayColons(node: Paragraph, file: VFile): void {
  const problem = (what: string, hint: string) => authorErrorAt(file, node, what, hint)
  const [first] = node.children
  if (first?.type !== 'text') return
  const [few] = TOO_FEW_COLONS.exec(first.value) ?? []
  if (few !== undefined) {
    const name = few.replace(/^:+/, '')
    const hint = `Write \`:::${name}[Title]\`, the content, and \`:::\` on its own line.`
    throw problem(`“${few}” has too few colons for a block.`, hint)
  }
  if (!first.value.startsWith(':::')) return
  const alone = /^:+\s*$/.test(first.value.slice(0, 100).split('\n', 1)[0] ?? '')
  throw problem(
    alone ? 'this “:::” closes nothing.' : 'the name of this block does not directly follow “:::”.',
    'Write `:::note[Title]`, the content, and `:::` on its own line. An outer block needs more colons than an inner one.',
  )
}
