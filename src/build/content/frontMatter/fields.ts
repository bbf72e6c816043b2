import { z } from 'zod'

/** Text on one line. White space, including line breaks, becomes single spaces. */
export const oneLine = z
  .string()
  .overwrite((text) => text.replaceAll(/\s+/g, ' ').trim())
  .min(1, 'must not be empty')

/** A site path, without query and fragment. */
export const sitePath = z
  .string()
  .regex(/^\/(?!\/)[^?#\s]*$/, 'must be a path on this site: one leading slash, no spaces, no "?" and no "#"')

/** A date, such as 2026-11-21. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2026-11-21')
  .refine((text) => {
    // JavaScript parses February 31 as March 3.
    const time = Date.parse(text)
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  }, 'must be a date that exists')

/** A description short enough that search engines show it in full. */
export const shortText = oneLine.max(170, 'must have at most 170 characters: search engines cut off the rest')

/** Fields of both docs and posts. */
export const commonFields = {
  image: z
    .string()
    .optional()
    .describe('Picture for link previews, relative to the file, ideally 1200 by 630 pixels.'),
  draft: z.boolean().default(false).describe('Shown only in develop.'),
  redirect_from: z.array(sitePath).default([]).describe('Old paths that redirect here.'),
}
