/** The code of every fence in `language`, in order; what a longer fence holds is part of it. */
export function fencesOf(markdown: string, language: string): string[] {
  const fences = markdown.matchAll(/^( *)(`{3,})(\S*)[^\n`]*\n([\s\S]*?)^\1\2$/gm)
  return [...fences].flatMap(([, indent = '', , name, code = '']) =>
    name === language ? [code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')] : [],
  )
}
