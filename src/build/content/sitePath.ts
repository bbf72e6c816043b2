import { z } from 'zod'

/** A path of this site, without query and fragment. */
export const sitePath = z
  .string()
  .regex(
    /^\/(?!\/)[^?#\s]*$/,
    'must be a path of this site: one slash in front, no spaces, no "?" and no "#"',
  )
