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

/** Responds with a file of the build. `/` and `/page/` serve the `index.html` of their folders. */
export async function builtFile(
  folder: string,
  { method, url }: Request,
): Promise<Response> {
  const { pathname } = new URL(url)
  // Safe: Request removes `..` from the path, and an encoded `..` is not decoded here.
  const file = path.join(folder, pathname.replace(/\/$/, '/index.html'))
  const type = TYPES[path.extname(file)]
  if (!type || !['GET', 'HEAD'].includes(method))
    return new Response('Not found', { status: 404 })
  try {
    const headers = {
      'content-type': type,
      // Vite adds a content hash to the names of all other files.
      'cache-control': file.endsWith('.html')
        ? 'no-cache'
        : 'max-age=31536000, immutable',
    }
    return new Response(await readFile(file), { headers })
  } catch {
    return new Response('Not found', { status: 404 })
  }
}
