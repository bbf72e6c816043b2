import path from 'node:path'
import type { VFile } from 'vfile'
import { pathOf } from '../authorErrors'

/** What an address in a body means; `href` is what stands in the page. */
export type ReadLink =
  | { kind: 'external'; href: string }
  | { kind: 'contact'; href: string }
  | { kind: 'internal'; href: string; docId: string | null; path: string | null; fragment: string | null }
  | { problem: string; hint: string }

const DOCS = 'content/docs/'

const FORMS =
  'Write a file (`../concepts/nodes.mdx#canvas-nodes`), a doc id (`concepts/nodes`), a path of this site (`/support`), `#section`, or `https://…`.'

/** Reads the address `href` in the page `file`. */
export function readLink(href: string, file: VFile): ReadLink {
  if (href === '') return { problem: 'this link leads nowhere', hint: FORMS }
  if (/[\s\\\p{Cc}]/u.test(href))
    return { problem: 'this address has white space or a backslash', hint: FORMS }
  if (/^(https?:)?\/\//i.test(href)) return { kind: 'external', href }
  if (/^(mailto|tel):/i.test(href)) return { kind: 'contact', href }
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(href)?.[1]
  if (scheme !== undefined) return { problem: `links may not start with “${scheme}:”`, hint: FORMS }
  const [, written = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? []
  const target = decoded(written)
  const fragment = hash === undefined ? null : decoded(hash.slice(1))
  if (target === null || (hash !== undefined && fragment === null)) {
    return {
      problem: `“${href.slice(0, 80)}” has a % that stands for nothing`,
      hint: 'Write %25 for a percent sign.',
    }
  }
  const internal = { kind: 'internal' as const, fragment, docId: null, path: null, href }
  if (target === '') return query === '' ? internal : { problem: 'this link has only a query', hint: FORMS }
  if (target.startsWith('/')) return { ...internal, path: target }
  const docId = docIdOf(target, pathOf(file))
  if (docId === null) return { problem: `“${target.slice(0, 80)}” is no page`, hint: FORMS }
  return { ...internal, docId, href: `@doc/${encodeURI(docId)}${query}${hash ?? ''}` }
}

const DOC_ID = /^[\p{L}\p{N}][\p{L}\p{N}._-]*(?:\/[\p{L}\p{N}][\p{L}\p{N}._-]*)*$/u
const OTHER_FILE = /\.(?:html?|png|jpe?g|gif|svg|webp|avif|pdf|zip|json|txt)$/i

/** The doc that a relative file or a bare id names; `null` when it is neither. */
function docIdOf(target: string, from: string): string | null {
  if (!/\.mdx?$/.test(target)) return DOC_ID.test(target) && !OTHER_FILE.test(target) ? target : null
  const file = path.posix.join(path.posix.dirname(from), target)
  return file.startsWith(DOCS) ? file.slice(DOCS.length).replace(/\.mdx?$/, '') : null
}

/** The text that percent signs stand for, or `null` when they stand for nothing. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
