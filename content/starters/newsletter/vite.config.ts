import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    {
      name: 'policy',
      // Vite's development server adds scripts and styles that a policy refuses.
      transformIndexHtml: (html) =>
        command === 'serve' ? html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, '') : html,
    },
  ],
  appType: 'mpa',
  // `npm start` listens there.
  server: { proxy: { '/api': 'http://127.0.0.1:4000' } },
  build: {
    modulePreload: { polyfill: false },
    // The editor, and the page that shows a published mail.
    rolldownOptions: { input: ['index.html', 'mail/index.html'] },
  },
}))
