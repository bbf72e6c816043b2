import type { Element, ElementContent } from 'hast'
import type { Code } from 'mdast'
import { findIn, textIn } from './reading'

/** Stands for a deleted line: no code holds it. */
const DELETED = '\0'

/** The code of a block as the copy button gives it: lines that are marked as deleted left out. */
function codeIn(block: Element): string {
  const code = findIn(block, ({ tagName }) => tagName === 'code')
  const text = (child: ElementContent) =>
    child.type === 'element' && child.properties?.dataDel !== undefined ? DELETED : textIn(child)
  return (code?.children ?? [])
    .map(text)
    .join('')
    .split('\n')
    .filter((line) => line !== DELETED)
    .join('\n')
}

/** A code block of the page as a fence, with its language and its title. */
export function codeFence(block: Element): Code {
  const title = findIn(block, ({ tagName }) => tagName === 'figcaption')
  return {
    type: 'code',
    lang: String(block.properties?.dataLanguage ?? 'text'),
    meta: title ? `title="${textIn(title)}"` : null,
    value: codeIn(block).replace(/\n$/, ''),
  }
}
