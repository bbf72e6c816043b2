import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const page = (folder: string) =>
  path.join(import.meta.dirname, folder, 'index.html')

// One app of two pages, which share React, Craft.js and the typeface. The page that lists them is Gatsby's.
export default defineConfig({
  plugins: [react()],
  appType: 'mpa',
  publicDir: 'static',
  build: {
    rolldownOptions: {
      input: {
        basic: page('basic'),
        landing: page('landing'),
      },
    },
  },
})
