import type { LoweredPage } from './lowerPages'

/** A title as Markdown: `<Editor />` is no tag there. */
export const titleInMarkdown = (title: string): string => title.replaceAll('<', '\\<')

/** When a post was written and about which release; nothing for a doc. */
function datesOf(page: LoweredPage['page']): string[] {
  if (!('date' in page)) return []
  const { date, release, releasedOn } = page
  const about =
    release === null ? '' : ` About Craft.js ${release}${releasedOn ? `, released ${releasedOn}` : ''}.`
  return [`Published ${date}.${about}`]
}

/** The whole text of a twin: title, description, where the page stands, and the body, which is `markdown`. */
export function textOf({ page, url }: LoweredPage, markdown: string): string {
  const head = [
    `# ${titleInMarkdown(page.title)}`,
    `> ${page.description}`,
    ...datesOf(page),
    `Page: <${url}>`,
  ]
  return `${head.join('\n\n')}\n\n${markdown.trimEnd()}\n`
}
