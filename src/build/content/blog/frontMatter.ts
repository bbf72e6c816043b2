import { z } from 'zod'
import { commonFields, day, oneLine, shortText } from '../frontMatter/fields'

/**
 * Front matter of a blog post. The fields of `BlogPost` nodes and of the GraphQL type follow from it; `npm run tables -w
 * tools` writes the table in docs/authoring.md.
 */
export const PostFrontMatter = z.strictObject({
  title: oneLine.describe('The h1 and the page title.'),
  description: shortText.describe(
    'Summary for the archive, search engines and link previews, at most 170 characters; ours have at least 50.',
  ),
  date: day.describe('The day the post was published.'),
  slug: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]*$/, 'must hold small letters, digits, dots and dashes only')
    .optional()
    .describe('Last segment of the permalink. Default: the file name.'),
  release: z.string().optional().describe('The Craft.js release that the post is about.'),
  released_on: day.optional().describe('The day of that release.'),
  tags: z
    .array(z.string().regex(/^[a-z0-9-]+$/, 'must hold small letters, digits and dashes only'))
    .default([])
    .describe('Words to filter the archive by.'),
  image: commonFields.image,
  unlisted: z
    .boolean()
    .default(false)
    .describe('Reachable by its link only: marked, kept out of the archive and of search engines.'),
  draft: commonFields.draft,
  redirect_from: commonFields.redirect_from,
})

/** Validated front matter of a post. */
export type PostFrontMatter = z.output<typeof PostFrontMatter>
