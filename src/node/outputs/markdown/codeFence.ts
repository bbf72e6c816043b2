import type { Element } from 'hast'
import type { Code } from 'mdast'
import { elementsIn, findIn, hasClass, textIn } from './reading'

/** The code of a block as the copy button gives it: lines that are marked as deleted left out. */
function codeIn(block: Element): string {
  const code = findIn(block, ({ tagName }) => tagName === 'code')
  if (!code) return ''
  const lines = elementsIn(code).filter((child) => hasClass(child, 'line'))
  if (lines.length === 0) return textIn(code)
  return lines
    .filter((line) => line.properties?.dataDel === undefined)
    .map((line) => textIn(line).replace(/\n$/, ''))
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
