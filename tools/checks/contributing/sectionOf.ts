/** What stands below a heading of level 3 in a Markdown text, up to the next heading. Throws when there is none. */
export function sectionOf(markdown: string, heading: string): string {
  const [, after] = markdown.split(`\n### ${heading}\n`)
  if (after === undefined) throw new Error(`There is no section "${heading}".`)
  const [section = ''] = after.split(/^#{1,3} /m)
  return section
}
