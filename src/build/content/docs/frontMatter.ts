import { z } from 'zod'
import { commonFields, oneLine, shortText, sitePath } from '../frontMatter/fields'

/**
 * Front matter of a doc. The fields of `Doc` nodes and of the GraphQL type are derived from it, and so is the table in
 * docs/authoring.md, which `npm run tables -w tools` writes.
 */
export const DocFrontMatter = z.strictObject({
  id: z
    .string()
    .regex(/^[\w.-]+$/, 'may contain only letters, digits, dots, hyphens and underscores')
    .optional()
    .describe('Last segment of the doc id and of the permalink. Default: the file name.'),
  title: oneLine.describe('The h1 and the page title.'),
  description: shortText.describe(
    'One or two sentences for search engines and link previews, at most 170 characters; ours have at least 50.',
  ),
  sidebar_label: oneLine.optional().describe('Text of the sidebar link. Default: the title.'),
  slug: sitePath
    .refine(
      (path) => !/^\/docs(?:\/|$)/.test(path),
      'must not begin with /docs, which is added automatically',
    )
    .optional()
    .describe('Permalink below `/docs`, with a leading slash. Default: the doc id.'),
  keywords: z
    .array(z.string())
    .default([])
    .describe('Words that readers search for but that the text does not contain.'),
  image: commonFields.image,
  unlisted: z
    .boolean()
    .default(false)
    .describe('Reachable only by its link: marked, and kept out of search engines.'),
  draft: commonFields.draft,
  hide_table_of_contents: z.boolean().default(false).describe('Leaves out the table of contents.'),
  pagination_label: oneLine
    .optional()
    .describe('Text of the links that lead here from the neighboring docs.'),
  pagination_prev: z.string().nullable().optional().describe('Doc id of the previous page; `null` for none.'),
  pagination_next: z.string().nullable().optional().describe('Doc id of the next page; `null` for none.'),
  redirect_from: commonFields.redirect_from,
})

/** Validated front matter of a doc. */
export type DocFrontMatter = z.output<typeof DocFrontMatter>
