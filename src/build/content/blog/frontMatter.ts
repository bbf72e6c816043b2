import { z } from 'zod'
import { oneLine, sitePath } from '..'

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-11-21')
  .refine((text) => !Number.isNaN(Date.parse(text)), 'must be a day of the calendar')

/** What an author may write above a blog post; the descriptions become the table in docs/authoring.md. */
export const PostFrontMatter = z.strictObject({
  title: oneLine.describe('The h1 and the page title.'),
  description: oneLine
    .max(170, 'must have at most 170 characters: search engines cut the rest')
    .describe(
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
  image: z
    .string()
    .optional()
    .describe('Picture for link previews, relative to the file, 1200 by 630 pixels at best.'),
  unlisted: z
    .boolean()
    .default(false)
    .describe('Reachable by its link only: marked, kept out of the archive and of search engines.'),
  draft: z.boolean().default(false).describe('Seen in develop only.'),
  redirect_from: z.array(sitePath).default([]).describe('Old paths that lead here.'),
})

/** The front matter of a post after checking. */
export type PostFrontMatter = z.output<typeof PostFrontMatter>
