import type { ContentKind } from '..'
import { deriveDoc, type DerivedDoc } from './deriveDoc'
import { DocFrontMatter } from './frontMatter'

export { docSchema } from './docSchema'
export { docResolvers } from './docResolvers'
export { DocFrontMatter }

/** MDX files under `content/docs` become `Doc` nodes. */
export const docs: ContentKind<typeof DocFrontMatter, DerivedDoc> = {
  type: 'Doc',
  source: 'docs',
  schema: DocFrontMatter,
  derive: deriveDoc,
}
