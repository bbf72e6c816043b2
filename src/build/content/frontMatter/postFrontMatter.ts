import { z } from 'zod'
import { commonFields, day, oneLine, shortText } from './fields'

/**
 * Front matter of a blog post. The fields of `BlogPost` nodes and of the GraphQL type are derived from it, and so is the
 * table in docs/authoring.md, which `npm run tables -w tools` writes.
 */
export const PostFrontMatter = z.strictObject({
  title: oneLine.describe('The h1 and the page title.'),
  description: shortText.describe(
    'Summary for the archive, search engines and link previews, at most 170 characters; ours have at least 50.',
  ),
  date: day.describe('The day the post was published.'),
  slug: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]*$/, 'may contain only lowercase letters, digits, dots and hyphens')
    .optional()
    .describe('Last segment of the permalink. Default: the file name.'),
  release: z.string().optional().describe('The Craft.js release that the post is about.'),
  released_on: day.optional().describe('The day of that release.'),
  tags: z
    .array(z.string().regex(/^[a-z0-9-]+$/, 'may contain only lowercase letters, digits and hyphens'))
    .default([])
    .describe('Words to filter the archive by.'),
  image: commonFields.image,
  unlisted: z
    .boolean()
    .default(false)
    .describe('Reachable only by its link: marked, and kept out of the archive and search engines.'),
  draft: commonFields.draft,
  redirect_from: commonFields.redirect_from,
})

/** Validated front matter of a post. */
export type PostFrontMatter = z.output<typeof PostFrontMatter>
