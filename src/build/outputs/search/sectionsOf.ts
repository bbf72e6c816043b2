import type { BodyListener } from './readBody'

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

/** One space for all white space; a space alone, which is most of it, is left as it is. */
const tidy = (text: string) => text.replace(/\s{2,}|[^\S ]/g, ' ').trim()

/** Divides a page, which `read` tells, at its headings and at the entries of its lists of props and methods. */
export function sectionsOf(read: (listener: BodyListener) => void): Section[] {
  const start: Section = { kind: 'page', id: '', headings: [], text: '', code: '', names: [] }
  const sections = [start]
  const path: { level: number; text: string }[] = []
  const open: { tag: string; unread: boolean; before: Section | null }[] = []
  /** How many elements around say nothing, and how many hold code. */
  const around = { unread: 0, code: 0 }
  let current = start
  let heading: { level: number } | null = null
  let name: Section | null = null
  let row: 'begins' | 'named' | null = null

  const begin = (kind: 'section' | 'member', id: string): void => {
    current = { kind, id, headings: path.map(({ text }) => text), text: '', code: '', names: [] }
    sections.push(current)
  }
  read({
    text(text) {
      if (around.unread > 0) return
      const [last] = current.headings.slice(-1)
      if (heading !== null || name === current)
        current.headings[current.headings.length - 1] = (last ?? '') + text
      else if (around.code > 0) current.code += text
      else current.text += text
      if (row === 'named') current.names[current.names.length - 1] += text
      else if (text.trim() !== '') row = null
    },
    open(tag, id, classes) {
      const level = /^h([2-6])$/.exec(tag)?.[1]
      const unread = UNREAD.test(classes) || tag === 'svg' || tag === 'button'
      const isMember = id !== '' && /\bparam\b/.test(classes)
      if ((tag === 'tr' || tag === 'li') && around.unread === 0) row = 'begins'
      if (tag === 'code' && row === 'begins') {
        row = 'named'
        current.names.push('')
      }
      open.push({ tag, unread, before: isMember ? current : null })
      if (unread) around.unread += 1
      if (tag === 'pre') around.code += 1
      if (level !== undefined && id !== '') {
        while ((path.at(-1)?.level ?? 0) >= Number(level)) path.pop()
        path.push({ level: Number(level), text: '' })
        begin('section', id)
        heading = { level: Number(level) }
      } else if (isMember) {
        begin('member', id)
        current.headings.push('')
      } else if (/\bparam-name\b/.test(classes)) name = current
    },
    close(tag) {
      const closed = open.pop()
      if (closed?.unread) around.unread -= 1
      if (closed?.tag === 'pre') around.code -= 1
      if (BLOCK.test(tag)) {
        current.text += ' '
        current.code += ' '
      }
      if (tag === 'code') {
        name = null
        row = null
      }
      if (heading !== null && /^h[2-6]$/.test(tag)) {
        heading = null
        const own = path.at(-1)
        if (own) own.text = tidy(current.headings.at(-1) ?? '')
      }
      if (closed?.before) current = closed.before
    },
  })
  return sections.map((section) => ({
    ...section,
    headings: section.headings.map(tidy),
    text: tidy(section.text),
  }))
}
