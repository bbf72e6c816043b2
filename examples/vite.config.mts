import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const page = (folder: string) =>
  path.join(import.meta.dirname, folder, 'index.html')

// One app of several pages, which share React, Craft.js and the typeface. The page that lists them is Gatsby's.
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    {
      name: 'policy',
      // Vite's development server adds scripts and styles that a policy refuses.
      transformIndexHtml: (html) =>
        command === 'serve'
          ? html.replace(
              /<meta\s+http-equiv="Content-Security-Policy"[^>]*>/,
              '',
            )
          : html,
    },
  ],
  appType: 'mpa',
  publicDir: 'static',
  resolve: {
    // What the CMS example has from the recipes of the docs.
    alias: {
      '@recipes': path.join(import.meta.dirname, '../content/snippets'),
    },
  },
  // `npx tsx --tsconfig examples/cms/tsconfig.json examples/cms/server/main.ts` listens there.
  server: { proxy: { '/api': 'http://127.0.0.1:4000' } },
  build: {
    rolldownOptions: {
      input: {
        basic: page('basic'),
        landing: page('landing'),
        cms: page('cms'),
        'cms-page': page('cms/page'),
      },
    },
  },
}))
