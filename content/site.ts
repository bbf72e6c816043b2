import type { SiteConfig } from '../src/model/site'

const repository = 'https://github.com/prevwong/craft.js'

export default {
  title: 'craft.js',
  tagline: 'The React framework for drag-and-drop page editors that look and work the way you decide.',
  url: 'https://craft.js.org',
  baseUrl: '/',
  // Set this to the host that publishes the site: docs/deploying/README.md.
  host: '',
  favicon: 'favicon.ico',
  titleDelimiter: '|',
  repository,
  // Set this once the sources are published: { repository: 'https://github.com/…', branch: 'main', folder: '' }.
  sources: null,
  navbar: {
    hideOnScroll: false,
    items: [
      { type: 'doc', position: 'left', label: 'Documentation', docId: 'overview' },
      {
        type: 'dropdown',
        position: 'right',
        label: 'Examples',
        items: [
          { label: 'Landing', to: '/examples/landing/' },
          { label: 'Basic', to: '/examples/basic/' },
          { label: 'CMS', to: '/examples/cms/' },
          { label: 'Forms', to: '/examples/forms/' },
          { label: 'Newsletter', to: '/examples/newsletter/' },
        ],
      },
      { type: 'link', position: 'right', label: 'Support', to: '/support' },
      { type: 'link', position: 'right', label: 'GitHub', href: repository },
      { type: 'search', position: 'right' },
    ],
  },
  footer: {
    links: [
      { label: 'Blog', to: '/blog/archive' },
      { label: 'Examples', to: '/examples/' },
      { label: 'Support', to: '/support' },
      { label: 'Playground', to: '/playground' },
      { label: 'State Doctor', to: '/tools/state' },
    ],
    columns: [
      {
        title: 'Docs',
        items: [
          { label: 'Overview', to: '/docs/overview' },
          { label: 'Core Concepts', to: '/docs/concepts/nodes' },
          { label: 'Tutorial', to: '/docs/guides/basic-tutorial' },
          { label: 'API Reference', to: '/docs/api/editor' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'GitHub repository', href: repository },
          { label: 'Open Collective', href: 'https://opencollective.com/craftjs' },
          { label: 'Discord', href: 'https://discord.gg/sPpF7fX' },
          { label: 'npm', href: 'https://npmjs.com/package/@craftjs/core' },
        ],
      },
      {
        title: 'Find me elsewhere',
        items: [
          { label: 'GitHub', href: 'https://github.com/prevwong' },
          { label: 'LinkedIn', href: 'https://www.linkedin.com/in/prev' },
          { label: 'Dribbble', href: 'https://dribbble.com/prevwong' },
          { label: 'Twitter', href: 'https://twitter.com/prevwong' },
        ],
      },
    ],
    notice: 'Craft.js is released under the MIT license and made in Malaysia.',
    badges: [
      {
        alt: 'Stars of the Craft.js repository on GitHub',
        src: 'https://img.shields.io/github/stars/prevwong/craft.js?style=social',
        href: repository,
        width: 98,
        height: 20,
      },
      {
        alt: 'Deploys by Netlify',
        src: 'https://www.netlify.com/img/global/badges/netlify-dark.svg',
        href: 'https://www.netlify.com',
        width: 114,
        height: 51,
      },
    ],
  },
  docsVersion: { name: 'current', label: 'Next', path: '/docs', mainDocId: 'migrating/migrating-0.1.x' },
  announcementBar: {
    id: 'starters',
    // Must fit on one line on a phone.
    content: 'New: <a href="/docs/guides/start-from-a-project">start from a whole project</a>',
    backgroundColor: '#123524',
    textColor: '#ffffff',
    isCloseable: true,
  },
  suggestedPages: [
    { label: 'Basic Tutorial', to: '/docs/guides/basic-tutorial' },
    { label: 'Nodes', to: '/docs/concepts/nodes' },
    { label: 'useNode()', to: '/docs/api/useNode' },
    { label: 'useEditor()', to: '/docs/api/useEditor' },
    { label: 'Save and load', to: '/docs/guides/save-load-state' },
  ],
  search: {
    appId: process.env.GATSBY_ALGOLIA_APP_ID || null,
    indexName: process.env.GATSBY_ALGOLIA_INDEX_NAME || null,
    apiKey: process.env.GATSBY_ALGOLIA_API_KEY || null,
  },
} satisfies SiteConfig
