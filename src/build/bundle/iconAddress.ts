import { readFileSync } from 'node:fs'

/** Signs that an address may hold and `encodeURIComponent` writes as numbers. */
const PLAIN = /%(?:2C|2F|3A|3D)/g

/**
 * The icon of the site as an address that holds the drawing. Browsers fetch an icon before the first paint, beside the
 * font (docs/decisions/0017-diet.md); this one asks for nothing.
 */
export function iconAddress(drawing = readFileSync('static/icon.svg', 'utf8')): string {
  const line = drawing.replaceAll(/\s*\n\s*/g, '')
  return `data:image/svg+xml,${encodeURIComponent(line).replaceAll(PLAIN, decodeURIComponent)}`
}
