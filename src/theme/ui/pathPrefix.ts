declare const __BASE_PATH__: string | undefined

/** `path` of this site as the browser asks for it: under the path that the site is published at. */
export function withPathPrefix(path: string): string {
  const prefix = typeof __BASE_PATH__ === 'string' ? __BASE_PATH__.replace(/\/$/, '') : ''
  return path.startsWith('/') && !path.startsWith('//') ? prefix + path : path
}
