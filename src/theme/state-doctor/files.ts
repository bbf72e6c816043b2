import { deflateSync, strToU8 } from 'fflate'
import { type Fields, PLAYGROUND } from '../../model/saved-page'
import { withPathPrefix } from '../ui'

/** The text of a file. One that is compressed is not text: it becomes base64, which the tool reads. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    let binary = ''
    for (const byte of bytes) binary += String.fromCharCode(byte)
    return btoa(binary)
  }
}

/** Has the browser save a text as a file. */
export function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Whether the site has a playground. */
const HAS_PLAYGROUND: boolean = false

/** The address that opens a page in the playground, or `null` as long as there is none. */
export function playgroundHref(page: Fields): string | null {
  if (!HAS_PLAYGROUND) return null
  let binary = ''
  for (const byte of deflateSync(strToU8(JSON.stringify({ page })))) binary += String.fromCharCode(byte)
  const payload = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return `${withPathPrefix(PLAYGROUND)}#${payload}`
}
