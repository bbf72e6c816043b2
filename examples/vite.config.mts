import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const page = (folder: string) =>
  path.join(import.meta.dirname, folder, 'index.html')

// One app of three pages: the list of the editors, and the editors, which share React, Craft.js and the typeface.
export default defineConfig({
  plugins: [react()],
  appType: 'mpa',
  publicDir: 'static',
  build: {
    rolldownOptions: {
      input: {
        index: page('.'),
        basic: page('basic'),
        landing: page('landing'),
      },
    },
  },
})
