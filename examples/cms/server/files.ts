import { readFile } from 'node:fs/promises'
import path from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

/** Answers with a file of the built pages: `/` and `/page/` are the `index.html` of their folders. */
export async function builtFile(
  folder: string,
  { method, url }: Request,
): Promise<Response> {
  const { pathname } = new URL(url)
  // A Request has no `..` in its path, and an encoded one is not decoded here.
  const file = path.join(folder, pathname.replace(/\/$/, '/index.html'))
  const type = TYPES[path.extname(file)]
  if (!type || !['GET', 'HEAD'].includes(method))
    return new Response('Not found', { status: 404 })
  try {
    const headers = {
      'content-type': type,
      // Vite puts a hash of the content into the names of all other files.
      'cache-control': file.endsWith('.html')
        ? 'no-cache'
        : 'max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    }
    return new Response(await readFile(file), { headers })
  } catch {
    return new Response('Not found', { status: 404 })
  }
}
