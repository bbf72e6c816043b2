import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Names of the files below `folder` that an author may take for pages, with forward slashes: MDX, and Markdown that is none. */
export const markdownFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:mdx|md|markdown)$/i.test(name))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort()
