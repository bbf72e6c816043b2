import type { RedirectConfig } from '../src/model/url'

/** Pages that moved, beside the `/r/` rule and the `redirect_from` of single pages. */
export default {
  moved: [],
} satisfies RedirectConfig
