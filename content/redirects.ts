import type { RedirectConfig } from '../src/model/redirect'

/** Pages that moved, beside the `/r/` rule and the `redirect_from` of single pages. */
export default {
  moved: [],
} satisfies RedirectConfig
