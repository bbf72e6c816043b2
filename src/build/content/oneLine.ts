import { z } from 'zod'

/** Text that is shown in one line: white space within it, line breaks too, becomes one space each. */
export const oneLine = z
  .string()
  .overwrite((text) => text.replaceAll(/\s+/g, ' ').trim())
  .min(1, 'must not be empty')
