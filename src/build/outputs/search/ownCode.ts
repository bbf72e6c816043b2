import type { CompiledBody } from '../../../model/body'
import type { BodyListener } from './readBody'

/** Words of a paragraph without Markdown's signs. */
const plain = (markdown: string) =>
  markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*_]|<[^>]*>|\{[^}]*\}/g, '')

/**
 * The headings and paragraphs of a page that has code of its own: nothing is compiled of it but its headings, so its
 * prose is read from its source, and what its code draws is not seen.
 */
export function readOwnCode(source: string, { headings }: CompiledBody, listener: BodyListener): void {
  const left = [...headings]
  for (const block of source.split(/\n\s*\n/).map((text) => text.trim())) {
    if (/^#{2,6}\s/.test(block)) {
      const heading = left.shift()
      if (!heading) continue
      const tag = `h${heading.level}`
      listener.open(tag, heading.id, '')
      listener.text(heading.text)
      listener.close(tag)
    } else if (/^[\p{L}\d*_[`]/u.test(block) && !/^(?:import|export)\s/.test(block)) {
      listener.text(`${plain(block)} `)
    }
  }
}
