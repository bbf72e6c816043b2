import type { CompiledBody } from '../../model/body'
import type { MarkupEvent } from './readMarkup'

/** Words of a paragraph without Markdown's signs. */
const plain = (markdown: string) =>
  markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*_]|<[^>]*>|\{[^}]*\}/g, '')

/**
 * The headings and paragraphs of a page that has code of its own: nothing is compiled of it but its headings, so its
 * prose is read from its source, and what its code draws is not seen.
 */
export function* ownCodeEvents(source: string, { headings }: CompiledBody): Generator<MarkupEvent> {
  const left = [...headings]
  for (const block of source.split(/\n\s*\n/).map((text) => text.trim())) {
    if (/^#{2,6}\s/.test(block)) {
      const heading = left.shift()
      if (!heading) continue
      const tag = `h${heading.level}`
      yield { type: 'open', tag, id: heading.id, classes: '' }
      yield { type: 'text', text: heading.text }
      yield { type: 'close', tag }
    } else if (/^[\p{L}\d*_[`]/u.test(block) && !/^(?:import|export)\s/.test(block)) {
      yield { type: 'text', text: `${plain(block)} ` }
    }
  }
}
