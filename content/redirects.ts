import type { RedirectConfig } from '../src/model/url'

/** Pages that moved, beside the `/r/` rule and the `redirect_from` of single pages. */
export default {
  // The page has the anchors of the guide that was split, and links to where each section is now.
  moved: [
    { from: '/docs/guides/finishing-the-editor', to: '/docs/guides/keep-the-page' },
    // Addresses that people type: nothing was there.
    { from: '/blog', to: '/blog/archive' },
    { from: '/docs/recipes', to: '/docs/choosing/i-want-to' },
    { from: '/tools', to: '/tools/state' },
  ],
} satisfies RedirectConfig
