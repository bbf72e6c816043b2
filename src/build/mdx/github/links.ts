import path from 'node:path'
import { slug } from 'github-slugger'
import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { FRAME_IDS } from '../../../model/frameIds'
import { lineOf, pathOf } from '../authorErrors'
import { factsOf, idsOf } from '../facts'
import { childrenOf, h, isElement, textOf, walk } from '../tree'

/**
 * Reads links as GitHub does: relative to the file, and with anchors in any case. A link that cannot lead anywhere
 * becomes text, with a warning; those to other pages are checked once all pages are known.
 */
export function githubLinks() {
  return (tree: Root, file: VFile): void => {
    const known = new Set(idsOf(tree))
    const titleId = file.data.isTitleLeftOut ? slug(String(file.data.title)) : ''
    if (titleId !== '' && !known.has(titleId) && !FRAME_IDS.has(titleId)) {
      known.add(titleId)
      childrenOf(tree).unshift(h('span', { id: titleId }))
    }
    walk(tree, (node) => {
      if (!isElement(node, 'a')) return
      const { href, ...others } = node.properties ?? {}
      const isNamed = textOf(node).trim() !== '' || others.ariaLabel !== undefined
      if (href === undefined || !isNamed) return asText(node)
      if (others.dataFootnoteRef !== undefined || others.className !== undefined) return
      const written = String(href).trim()
      const target = targetOf(written, file, known)
      if (target !== null) node.properties = { ...others, href: target }
      else {
        asText(node)
        factsOf(file).warnings.push(
          `${pathOf(file)}:${lineOf(file, node)}: “${written.slice(0, 80)}” leads nowhere on this site, so it is shown as text. Link to a page, or write the whole address.`,
        )
      }
    })
  }
}

/** Takes the address out of a link; its words and its id stay. */
function asText(node: Element): void {
  node.tagName = 'span'
  const { id } = node.properties ?? {}
  node.properties = id === undefined ? {} : { id }
}

/** The address in a form that the site knows, or `null` when there is none. */
function targetOf(href: string, file: VFile, ids: ReadonlySet<string>): string | null {
  if (/^(?:https?:)?\/\//i.test(href) || /^(?:mailto|tel):./i.test(href))
    return href.replaceAll(/[\s\\]/g, encodeURIComponent)
  if (/^[a-z][a-z\d+.-]*:/i.test(href) || /[\s\\]/.test(href)) return null
  if (/%(?![\da-f]{2})/i.test(href)) return null
  if (href.startsWith('#')) return fragmentOf(href.slice(1), ids)
  if (href.startsWith('/')) return href
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const target = decoded(written)
  if (/\.mdx?$/.test(target)) return isBelowDocs(target, file) ? href : null
  const isRelative = target.startsWith('.')
  const id = (isRelative ? docPathOf(target, file) : target)?.replace(/\/+$/, '')
  const isDoc =
    id !== undefined && /^[\p{L}\p{N}][\p{L}\p{N}/._-]*$/u.test(id) && !/\.[a-z]\w{0,4}$/i.test(id)
  return isDoc ? `${encodeURI(id)}${rest}` : null
}

/** The anchor as the page has it; GitHub ignores the case, and marks the anchors of authors. */
function fragmentOf(written: string, ids: ReadonlySet<string>): string | null {
  if (written === '' || written === 'top') return '#'
  const id = decoded(written).replace(/^user-content-/, '')
  const found = ids.has(id) ? id : [...ids].find((known) => known.toLowerCase() === id.toLowerCase())
  return found === undefined ? null : `#${found}`
}

const DOCS = 'content/docs/'

/** A relative path as one below `content/docs`, or `undefined` when it leads out of there. */
function docPathOf(target: string, file: VFile): string | undefined {
  const joined = path.posix.join(path.posix.dirname(pathOf(file)), target)
  return joined.startsWith(DOCS) ? joined.slice(DOCS.length) : undefined
}

const isBelowDocs = (target: string, file: VFile): boolean => docPathOf(target, file) !== undefined

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
