import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const page = (folder: string) => path.join(import.meta.dirname, folder, 'index.html')

// One multi-page app, so that the examples share React, Craft.js and the font. Gatsby builds the index page.
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    {
      name: 'policy',
      // Vite's development server adds scripts and styles that the policy would block.
      transformIndexHtml: (html) =>
        command === 'serve'
          ? html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, '')
          : html,
    },
  ],
  appType: 'mpa',
  publicDir: 'static',
  resolve: {
    // The code of the docs' recipes, which the CMS and Landing examples use. Keep it in sync with tsconfig.json.
    alias: {
      '@recipes': path.join(import.meta.dirname, '../content/snippets'),
    },
  },
  // The port of `npx tsx --tsconfig examples/cms/tsconfig.json examples/cms/server/main.ts`.
  server: { proxy: { '/api': 'http://127.0.0.1:4000' } },
  build: {
    rolldownOptions: {
      input: {
        basic: page('basic'),
        landing: page('landing'),
        cms: page('cms'),
        'cms-page': page('cms/page'),
        forms: page('forms'),
        'forms-page': page('forms/page'),
        newsletter: page('newsletter'),
        'newsletter-mail': page('newsletter/mail'),
      },
    },
  },
}))
