import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const STYLE =
  'body{max-width:70ch;margin:2rem auto;padding:0 1rem;font:16px/1.6 system-ui}pre{overflow:auto}img{max-width:100%;height:auto}'

/** A picture for dark pages, beside its light one. */
const DARK_TWIN = /<picture[^>]*dark"[^>]*>.*?<\/picture>/gs

/**
 * The words and pictures of a built page as somebody would write them by hand: no class, no script and no font, but a
 * small sheet in a file of its own and the icon, as the hand-written page of the peers has them.
 */
function plain(html: string): string {
  const title = /<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? ''
  const body = (/<article.*<\/article>/s.exec(html) ?? /<main.*<\/main>/s.exec(html) ?? [''])[0]
    .replace(DARK_TWIN, '')
    .replace(/<(script|style|template|button|svg)\b.*?<\/\1>|<link\b[^>]*>/gs, '')
    .replace(/<\/?(span|div|section|article|header|main)\b[^>]*>/g, '')
    .replace(/<(\w+)((?:\s[^>]*)?)>/g, (_, tag: string, attributes: string) => {
      const kept =
        attributes.match(/\s(?:href|src|srcset|sizes|media|type|alt|id|width|height|loading)="[^"]*"/gi) ?? []
      return `<${tag}${kept.join('')}>`
    })
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="description" content="${title}"><title>${title}</title>` +
    `<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/plain.css"><main>${body}</main></html>`
  )
}

/** Writes the floor: the same words and pictures as plain HTML, into a new folder. Throws when a page is not built. */
export function writePlainPages(built: string, routes: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'plain-'))
  for (const name of ['static', 'icon.svg']) symlinkSync(path.resolve(built, name), path.join(folder, name))
  writeFileSync(path.join(folder, 'plain.css'), STYLE)
  for (const route of routes) {
    const html = readFileSync(path.join(built, route, 'index.html'), 'utf8')
    mkdirSync(path.join(folder, route), { recursive: true })
    writeFileSync(path.join(folder, route, 'index.html'), plain(html))
  }
  return folder
}
