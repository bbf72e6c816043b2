import type { ContentKind } from '../contentNode'
import { docFields, type DocFields } from './docFields'
import { DocFrontMatter } from './frontMatter'

export type { DocFields }
export { docResolvers } from './docResolvers'
export { docSchema } from './docSchema'
export { DocFrontMatter }

/** MDX files under `content/docs` become `Doc` nodes. */
export const docs: ContentKind<typeof DocFrontMatter, DocFields> = {
  type: 'Doc',
  source: 'docs',
  schema: DocFrontMatter,
  fieldsOf: docFields,
  draftType: 'DraftDoc',
}
