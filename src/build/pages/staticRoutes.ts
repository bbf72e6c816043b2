import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Route } from './checkRoutes'

/** The routes of the files in `src/pages`; the not-found page is none. */
export function staticRoutes(root: string): Route[] {
  const folder = path.join(root, 'src/pages')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && file !== '404.tsx')
    .map((file) => {
      const route = file
        .replace(/\.tsx$/, '')
        .replaceAll(path.sep, '/')
        .replace(/(^|\/)index$/, '')
      return { path: `/${route}`, sourcePath: `src/pages/${file}` }
    })
}
