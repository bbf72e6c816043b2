import type { RedirectConfig } from '../src/model/url'

/** Pages that moved, in addition to the `/r/` rule and `redirect_from` in front matter. */
export default {
  // This guide was split. The new page keeps its anchors and links to the new place of each section.
  moved: [
    { from: '/docs/guides/finishing-the-editor', to: '/docs/guides/keep-the-page' },
    // URLs that readers type but that never existed.
    { from: '/blog', to: '/blog/archive' },
    { from: '/docs/recipes', to: '/docs/choosing/i-want-to' },
    { from: '/tools', to: '/tools/state' },
  ],
} satisfies RedirectConfig
