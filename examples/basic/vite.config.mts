import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  // Relative addresses work under every path prefix of the site.
  base: './',
  plugins: [react()],
  publicDir: 'static',
  build: { outDir: '../../public/examples/basic', emptyOutDir: true },
})
