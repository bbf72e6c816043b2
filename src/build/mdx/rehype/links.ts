import path from 'node:path'
import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { decoded } from '../../../model/url'
import { factsOf } from '../facts'
import { lineOf, pathOf, reportAt } from '../authorErrors'
import { hasClass, isElement, textOf, walk } from '../hast'

/** Classes of links that the pipeline generates. */
const GENERATED = ['heading-anchor', 'param-anchor', 'data-footnote-backref', 'code-open']

/** Checks and records links. The address of a link to a doc becomes `@doc/<id>`, which is resolved later. */
export function links() {
  return (tree: Root, file: VFile): void => {
    walk(tree, (node) => {
      if (!isElement(node, 'a') || GENERATED.some((name) => hasClass(node, name))) return
      if (node.properties?.dataFootnoteRef === undefined) checkLink(node, file)
    })
  }
}

function checkLink(node: Element, file: VFile): void {
  const { href, ...others } = node.properties ?? {}
  if (href === undefined && others.id !== undefined) return
  if (textOf(node).trim() === '' && !others.ariaLabel) {
    const hint = 'Describe where it leads: `[The editor](concepts/nodes)`.'
    reportAt(file, node, 'this link has no text.', hint)
  }
  const link = parseLink(String(href ?? ''), file)
  if ('problem' in link) return reportAt(file, node, `${link.problem}.`, link.hint)
  // The address comes first, where resolveLinks expects it.
  node.properties = { href: link.href, ...others, ...(link.kind === 'external' && { rel: ['noopener'] }) }
  if (link.kind === 'contact') return
  if (link.kind === 'external') {
    factsOf(file).links.push({ ...NOWHERE, url: link.href, line: lineOf(file, node) })
    return
  }
  const { docId, path, fragment } = link
  factsOf(file).links.push({ docId, path, fragment, line: lineOf(file, node) })
}

/** The parts of a link that does not lead to a page of this site. */
const NOWHERE = { docId: null, path: null, fragment: null }

/** A parsed address. `href` is the address that the compiled page contains. */
type ParsedLink =
  | { kind: 'external'; href: string }
  | { kind: 'contact'; href: string }
  | { kind: 'internal'; href: string; docId: string | null; path: string | null; fragment: string | null }
  | { problem: string; hint: string }

const DOCS = 'content/docs/'

const FORMS =
  'Write a file (`../concepts/nodes.mdx#canvas-nodes`), a doc id (`concepts/nodes`), a path on this site (`/support`), `#section`, or `https://…`.'

/** Parses the address `href` of a link in `file`. */
function parseLink(href: string, file: VFile): ParsedLink {
  if (href === '') return { problem: 'this link leads nowhere', hint: FORMS }
  if (/[\s\\\p{Cc}]/u.test(href))
    return { problem: 'this address has white space or a backslash', hint: FORMS }
  if (/^(https?:)?\/\//i.test(href)) return parseExternal(href)
  if (/^(mailto|tel):/i.test(href)) return { kind: 'contact', href }
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(href)?.[1]
  if (scheme !== undefined) return { problem: `links may not start with “${scheme}:”`, hint: FORMS }
  const [, pathname = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? []
  const target = decoded(pathname)
  const fragment = hash === undefined ? null : decoded(hash.slice(1))
  if (target === null || (hash !== undefined && fragment === null)) {
    return {
      problem: `“${href.slice(0, 80)}” has a % that does not encode a character`,
      hint: 'Write %25 for a percent sign.',
    }
  }
  const internal = { kind: 'internal' as const, fragment, docId: null, path: null, href }
  if (target === '') return query === '' ? internal : { problem: 'this link has only a query', hint: FORMS }
  if (target.startsWith('/')) return { ...internal, path: target }
  const docId = docIdOf(target, pathOf(file))
  if (docId === null) return { problem: `“${target.slice(0, 80)}” is not a page`, hint: FORMS }
  return { ...internal, docId, href: `@doc/${encodeURI(docId)}${query}${hash ?? ''}` }
}

const OWN_MACHINE = /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/

/** Parses the address of another site. */
function parseExternal(href: string): ParsedLink {
  const address = href.startsWith('//') ? `https:${href}` : href
  if (!URL.canParse(address))
    return { problem: `“${href.slice(0, 80)}” is not a complete address`, hint: FORMS }
  if (!OWN_MACHINE.test(new URL(address).hostname)) return { kind: 'external', href }
  return {
    problem: `“${href.slice(0, 80)}” leads to the reader’s own machine`,
    hint: 'Put it in backticks to show it without a link.',
  }
}

const DOC_ID = /^[\p{L}\p{N}][\p{L}\p{N}._-]*(?:\/[\p{L}\p{N}][\p{L}\p{N}._-]*)*$/u
const OTHER_FILE = /\.(?:html?|png|jpe?g|gif|svg|webp|avif|pdf|zip|json|txt)$/i

/** The id of the doc that a relative path (`../api/element`, `./a.mdx`) or a bare id names; `null` for anything else. */
function docIdOf(target: string, from: string): string | null {
  const isFile = /\.mdx?$/.test(target)
  const isId = (id: string) => isFile || (DOC_ID.test(id) && !OTHER_FILE.test(id))
  if (!isFile && !target.startsWith('.')) return isId(target) ? target : null
  const file = path.posix.join(path.posix.dirname(from), target)
  const id = file.startsWith(DOCS) ? file.slice(DOCS.length).replace(/\.mdx?$|\/$/, '') : ''
  return id !== '' && isId(id) ? id : null
}
