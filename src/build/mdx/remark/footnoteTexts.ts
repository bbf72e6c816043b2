import type { FootnoteDefinition, Root } from 'mdast'
import type { VFile } from 'vfile'
import { authorErrorAt } from '../authorErrors'
import { eachNode } from './eachNode'

/** Throws for the text of a footnote that Markdown would leave out: nothing refers to it, or its name is taken. */
export function footnoteTexts() {
  return (tree: Root, file: VFile): void => {
    const used = new Set<string>()
    const texts: FootnoteDefinition[] = []
    eachNode(tree, (node) => {
      if (node.type === 'footnoteReference') used.add(node.identifier)
      if (node.type === 'footnoteDefinition') texts.push(node)
    })
    const seen = new Set<string>()
    for (const text of texts) {
      const name = text.label ?? text.identifier
      if (seen.has(text.identifier)) {
        throw authorErrorAt(
          file,
          text,
          `there are two texts for the footnote “${name}”.`,
          'Give one another name.',
        )
      }
      seen.add(text.identifier)
      if (used.has(text.identifier)) continue
      throw authorErrorAt(
        file,
        text,
        `nothing refers to the footnote “${name}”.`,
        `Write \`[^${name}]\` where it belongs, or remove it.`,
      )
    }
  }
}
