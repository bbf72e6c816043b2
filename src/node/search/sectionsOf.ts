import type { MarkupEvent } from './readMarkup'

/** A stretch of a page from one anchor to the next. */
export interface Section {
  kind: 'page' | 'section' | 'member'
  /** Fragment that leads to it; empty for the beginning of the page. */
  id: string
  headings: string[]
  text: string
  code: string
  /** Code that a row of a table or a point of a list begins with. */
  names: string[]
}

/** Markup that says nothing to a reader who searches: buttons, drawings, links to the place itself. */
const UNREAD = /\b(?:code-actions|code-checked|tabs-list|heading-anchor|param-anchor|footnotes-back)\b/
const BLOCK = /^(?:p|div|li|dt|dd|td|th|tr|pre|h[1-6]|figcaption|summary|blockquote|ul|ol|table)$/

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Divides a page at its headings and at the entries of its lists of props and methods. */
export function sectionsOf(events: Iterable<MarkupEvent>): Section[] {
  const start: Section = { kind: 'page', id: '', headings: [], text: '', code: '', names: [] }
  const sections = [start]
  const path: { level: number; text: string }[] = []
  const open: { tag: string; unread: boolean; before: Section | null }[] = []
  let current = start
  let heading: { level: number } | null = null
  let name: Section | null = null
  let row: 'begins' | 'named' | null = null

  const begin = (kind: 'section' | 'member', id: string): void => {
    current = { kind, id, headings: path.map(({ text }) => text), text: '', code: '', names: [] }
    sections.push(current)
  }

  for (const event of events) {
    if (event.type === 'text') {
      if (open.some(({ unread }) => unread)) continue
      const [last] = current.headings.slice(-1)
      if (heading !== null || name === current)
        current.headings[current.headings.length - 1] = (last ?? '') + event.text
      else if (open.some(({ tag }) => tag === 'pre')) current.code += event.text
      else current.text += event.text
      if (row === 'named') current.names[current.names.length - 1] += event.text
      else if (event.text.trim() !== '') row = null
    } else if (event.type === 'open') {
      const level = /^h([2-6])$/.exec(event.tag)?.[1]
      const unread = UNREAD.test(event.classes) || event.tag === 'svg' || event.tag === 'button'
      const isMember = event.id !== '' && /\bparam\b/.test(event.classes)
      if ((event.tag === 'tr' || event.tag === 'li') && !open.some((around) => around.unread)) row = 'begins'
      if (event.tag === 'code' && row === 'begins') {
        row = 'named'
        current.names.push('')
      }
      open.push({ tag: event.tag, unread, before: isMember ? current : null })
      if (level !== undefined && event.id !== '') {
        while ((path.at(-1)?.level ?? 0) >= Number(level)) path.pop()
        path.push({ level: Number(level), text: '' })
        begin('section', event.id)
        heading = { level: Number(level) }
      } else if (isMember) {
        begin('member', event.id)
        current.headings.push('')
      } else if (/\bparam-name\b/.test(event.classes)) name = current
    } else {
      const closed = open.pop()
      if (BLOCK.test(event.tag)) {
        current.text += ' '
        current.code += ' '
      }
      if (event.tag === 'code') {
        name = null
        row = null
      }
      if (heading !== null && /^h[2-6]$/.test(event.tag)) {
        heading = null
        const own = path.at(-1)
        if (own) own.text = tidy(current.headings.at(-1) ?? '')
      }
      if (closed?.before) current = closed.before
    }
  }
  return sections.map((section) => ({
    ...section,
    headings: section.headings.map(tidy),
    text: tidy(section.text),
  }))
}
