import type { DocSearchHit } from '@docsearch/react'
import type { MarkedText, SearchHit } from '../../../model/search'
import { withPathPrefix } from '../../ui'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Marked text as HTML. Every second piece of it is marked. */
const marked = (text: MarkedText) =>
  text.map((piece, at) => (at % 2 ? `<mark>${escaped(piece)}</mark>` : escaped(piece))).join('')

const LEVELS = { page: 'lvl1', section: 'lvl2', member: 'lvl3' } as const

/**
 * Converts a hit to DocSearch's format. DocSearch renders the page's title as a heading and, below it, the hit's title
 * and excerpt.
 *
 * DocSearch renders `lvl0` as text and everything else as HTML, in hits and in the recent searches that it stores.
 */
export function docSearchHit(source: SearchHit): DocSearchHit {
  const { kind, category, page, headings, url, title, excerpt } = source
  const type = LEVELS[kind]
  const trail = headings.slice(0, -1).join(' › ')
  const below = [escaped(trail), marked(excerpt)].filter((part) => part !== '').join(' — ')
  const own = escaped(title.join(''))
  const place = escaped(kind === 'page' ? category : [category, page].filter(Boolean).join(' › '))
  const hierarchy = { lvl0: page, lvl1: place, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  const value = (text: string) => ({ value: text, matchLevel: 'full' })
  const shown =
    kind === 'page' ? { lvl1: value(marked(title)) } : { lvl1: value(below), [type]: value(marked(title)) }
  const hit = {
    objectID: url,
    type,
    url: url.startsWith('/') ? withPathPrefix(url) : url,
    url_without_anchor: url.split('#')[0],
    anchor: url.split('#')[1] ?? null,
    content: kind === 'page' ? escaped(excerpt.join('')) : null,
    hierarchy: { ...hierarchy, ...(kind === 'page' ? { lvl1: own } : { [type]: own }) },
    _highlightResult: { hierarchy: { lvl0: value(page) } },
    _snippetResult: { content: value(marked(excerpt)), hierarchy: shown },
  }
  return hit as unknown as DocSearchHit
}
