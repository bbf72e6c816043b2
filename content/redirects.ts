import type { RedirectConfig } from '../src/model/url'

/** Pages that moved, in addition to the `/r/` rule and `redirect_from` in front matter. */
export default {
  // This guide was split. The new page keeps its anchors and links to the new place of each section.
  moved: [
    { from: '/docs/guides/finishing-the-editor', to: '/docs/guides/keep-the-page' },
    // Pages of the site as it was until 2025, and of its sidebars before that.
    { from: '/docs/concepts/editor', to: '/docs/concepts/editor-components' },
    { from: '/docs/sponsor', to: '/support' },
    { from: '/docs/support', to: '/support' },
    { from: '/docs/basic-tutorial', to: '/docs/guides/basic-tutorial' },
    { from: '/docs/guides/responsive', to: '/docs/recipes/responsive-values' },
    // URLs that readers type but that never existed.
    { from: '/blog', to: '/blog/archive' },
    { from: '/docs/recipes', to: '/docs/choosing/i-want-to' },
    { from: '/tools', to: '/tools/state' },
    // Pages that became part of another one, which keeps their anchors.
    { from: '/docs/recipes/big-resolver', to: '/docs/recipes/many-nodes' },
    { from: '/docs/recipes/html-in', to: '/docs/recipes/html-out' },
    { from: '/docs/recipes/replace-and-group', to: '/docs/recipes/copy-and-paste' },
    { from: '/docs/recipes/drag-feel', to: '/docs/recipes/frames-and-labels' },
    { from: '/docs/choosing/accessibility', to: '/docs/choosing/compatibility' },
    { from: '/docs/choosing/project-status', to: '/docs/choosing/compatibility' },
    // The README of the example replaced it.
    { from: '/docs/recipes/landing-editor', to: '/examples' },
  ],
} satisfies RedirectConfig
