import type { BlockContent, DefinitionContent, Paragraph, PhrasingContent, Root } from 'mdast'
import { type ContainerDirective, directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Plugin } from 'unified'
import type { VFile } from 'vfile'
import { ADMONITION_KINDS, type AdmonitionKind, ADMONITIONS } from '../../../model/admonitions'
import { lineAt, type Positioned, reportAt, suggest } from '../authorErrors'
import { visitMarkdown } from './visitMarkdown'

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
    // The closing lines of blocks whose opening line is wrong. They need no message.
    let unmatched = 0
    visitMarkdown(tree, (node) => {
      if (node.type === 'containerDirective' && !transformDirective(node, file)) unmatched += 1
      if (node.type !== 'paragraph') return
      for (const line of linesOf(node, file)) {
        if (isClosing(line) && unmatched > 0) unmatched -= 1
        else if (reportStrayColons(line, file)) unmatched += 1
        reportOtherSyntax(line, file)
      }
    })
  }
}

/** Transforms a directive. Returns whether it is closed. */
function transformDirective(node: ContainerDirective, file: VFile): boolean {
  if (!isClosed(node, file)) {
    const hint = 'Put `:::` on its own line after it. An outer block needs more colons than an inner one.'
    reportAt(file, node, `“:::${node.name}” is never closed.`, hint)
    return false
  }
  if (!DIRECTIVES.includes(node.name)) {
    reportUnknown(node, node.name, file)
    return true
  }
  if (Object.keys(node.attributes ?? {}).length > 0) {
    const hint = `Write its title in brackets: \`:::${node.name}[Title]\`.`
    reportAt(file, node, `“:::${node.name}” takes no attributes.`, hint)
  }
  const { label, content } = partsOf(node)
  if (node.name === 'details') transformDetails(node, label, content, file)
  else transformAdmonition(node, label, content)
  return true
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
    reportAt(file, node, '“:::details” has no summary.', hint)
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

/** A `div` around blocks. It has the type of a block quote, which may contain the same blocks. */
function body(className: string, children: Block[]): Block {
  return { type: 'blockquote', data: { hName: 'div', hProperties: { className: [className] } }, children }
}

function plainText(nodes: PhrasingContent[]): string {
  return nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? plainText(node.children) : ''))
    .join('')
}

/** Whether a directive is closed. If not, it contains the rest of the page. */
function isClosed(node: ContainerDirective, file: VFile): boolean {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return true
  const lines = String(file.value).slice(start.offset, end.offset).trimEnd().split('\n')
  return lines.length > 1 && /^[\s>]*:{3,}$/.test((lines.at(-1) ?? '').slice(-500))
}

/** A line of a paragraph that begins with text. */
interface Line extends Positioned {
  /** Its text before the first inline element, at most 500 characters. */
  text: string
}

/** The lines of a paragraph that begin with text. */
function linesOf({ children }: Paragraph, file: VFile): Line[] {
  return children.flatMap((child, at) => {
    if (child.type !== 'text' || child.position === undefined) return []
    const { start } = child.position
    const isStart = at === 0 || children[at - 1]?.type === 'break'
    return child.value.split('\n').flatMap((value, index): Line[] => {
      if (index === 0 && !isStart) return []
      const text = value.trimStart().slice(0, 500)
      const line = start.line + index
      const column = lineAt(file, { line, column: 1 }).indexOf(text.slice(0, 3)) + 1
      return [{ text, position: { start: { line, column: index === 0 ? start.column : column } } }]
    })
  })
}

/** Whether a line is only the closing line of a directive. */
const isClosing = ({ text }: Line): boolean => /^:{3,}\s*$/.test(text)

/** Admonitions of GitHub and Obsidian (`[!NOTE]` in a block quote), and of MkDocs (`!!! note`). */
const OTHER_SYNTAX = /^(\[!(\w+)\]|(?:!!!|\?\?\?\+?) (\w+))/

/** Kinds of admonitions on other sites that have a different name here. */
const KINDS: Readonly<Record<string, AdmonitionKind>> = { important: 'info', caution: 'danger' }

/** Reports the first line of an admonition as other sites write it. */
function reportOtherSyntax(line: Line, file: VFile): void {
  const [, mark, inQuote, bare = ''] = OTHER_SYNTAX.exec(line.text) ?? []
  if (mark === undefined) return
  const name = (inQuote ?? bare).toLowerCase()
  const kind = ADMONITION_KINDS.find((known) => known === name) ?? KINDS[name] ?? 'note'
  const marks = inQuote === undefined ? '' : ', without “>” at the beginning of lines'
  const hint = `Write \`:::${kind}[Title]\`, the content, and \`:::\` on its own line${marks}.`
  reportAt(file, line, `“${mark}” does not begin an admonition.`, hint)
}

/**
 * Reports a line that was meant to be the first or last one of a directive. Returns whether a closing line that matches it
 * should follow.
 */
function reportStrayColons(node: Line, file: VFile): boolean {
  const [, colons = '', space = '', name = '', rest = ''] = /^(:+)(\s*)([\w-]*)(.*)/.exec(node.text) ?? []
  const isKnown = DIRECTIVES.includes(name)
  const isShort = colons.length < 3
  if (colons === '' || (isShort && !(isKnown && space === '' && /^(?:[\s[]|$)/.test(rest)))) return false
  const title = rest.replaceAll(/^[\s[]+|[\s\]]+$/g, '')
  const hint = `Write \`:::${isKnown ? name : 'note'}[${title || 'Title'}]\`, the content, and \`:::\` on its own line.`
  const outer = 'An outer block needs more colons than an inner one.'
  if (isShort) reportAt(file, node, `“${colons}${name}” has too few colons for a block.`, hint)
  else if (name === '' && rest === '') reportAt(file, node, 'this “:::” closes nothing.', `${hint} ${outer}`)
  else if (name === '' || space !== '')
    reportAt(file, node, 'the name of this block does not directly follow “:::”.', `${hint} ${outer}`)
  else {
    if (!isKnown) reportUnknown(node, name, file)
    reportAt(file, node, `the title of “:::${name}” is not in brackets.`, hint)
  }
  return name !== '' || rest !== ''
}

const reportUnknown = (node: ContainerDirective | Line, name: string, file: VFile): void =>
  reportAt(file, node, `there is no block “:::${name}”.`, suggest(name, DIRECTIVES))
