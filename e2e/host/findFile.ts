import { stat } from 'node:fs/promises'
import path from 'node:path'

/** Configuration files of hosts, which are never served. */
const hostFiles = new Set(['_headers', '_redirects', '_nginx.conf', '_nginx.server.conf', 'vercel.json'])

/** One name in a URL path, decoded; `null` for anything that is no plain visible name. */
function decodeName(segment: string): string | null {
  try {
    const name = decodeURIComponent(segment)
    const isPlain = name !== '' && !/[/\\\0]/.test(name)
    return isPlain && (!name.startsWith('.') || name === '.well-known') ? name : null
  } catch {
    return null
  }
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  )
}

/**
 * The file under `root` that answers `pathname` (still percent-encoded, without the path prefix): itself,
 * `<path>.html` or `<path>/index.html`, with and without a trailing slash; `null` when there is none.
 */
export async function findFile(root: string, pathname: string): Promise<string | null> {
  const names = pathname
    .replace(/^\//, '')
    .replace(/\/$/, '')
    .split('/')
    .map((segment) => (segment === '' && pathname === '/' ? '' : decodeName(segment)))
  if (!names.every((name) => name !== null)) return null
  if (names.length === 1 && hostFiles.has(names[0] ?? '')) return null
  const file = path.join(root, ...names)
  const candidates = [
    ...(pathname.endsWith('/') ? [] : [file, `${file}.html`]),
    path.join(file, 'index.html'),
  ]
  for (const candidate of candidates) if (await isFile(candidate)) return candidate
  return null
}
