/** The code of every fence in `language`, in order; what a longer fence holds is part of it. */
export function fencesOf(markdown: string, language: string): string[] {
  const fences = markdown.matchAll(/^( *)(`{3,})(\S*)[^\n`]*\n([\s\S]*?)^\1\2$/gm)
  return [...fences].flatMap(([, indent = '', , name, code = '']) =>
    name === language ? [code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')] : [],
  )
}

/** What stands below a heading of level 3 in a Markdown text, up to the next heading. Throws when there is none. */
export function sectionOf(markdown: string, heading: string): string {
  const [, after] = markdown.split(`\n### ${heading}\n`)
  if (after === undefined) throw new Error(`There is no section "${heading}".`)
  const [section = ''] = after.split(/^#{1,3} /m)
  return section
}
