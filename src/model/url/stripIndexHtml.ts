import { onePathOnly } from './onePathOnly'

const ending = '/index.html'

/** A path without a trailing `/index.html`; `/` stays. Never leaves the origin. */
export function stripIndexHtml(pathname: string): string {
  return pathname.endsWith(ending) ? onePathOnly(pathname.slice(0, -ending.length)) : pathname
}
