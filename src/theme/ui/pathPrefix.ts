declare const __BASE_PATH__: string | undefined

const prefix = () => (typeof __BASE_PATH__ === 'string' ? __BASE_PATH__.replace(/\/$/, '') : '')

/** `path` of this site as the browser asks for it: under the path that the site is published at. */
export function withPathPrefix(path: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? prefix() + path : path
}

/** `path` as the address bar has it, without the path that the site is published at. */
export function withoutPathPrefix(path: string): string {
  return path.startsWith(`${prefix()}/`) ? path.slice(prefix().length) : path
}
