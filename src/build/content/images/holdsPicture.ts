import { closeSync, openSync, readSync } from 'node:fs'

/** How files begin that a page can show, in Latin-1; the first bytes of an AVIF say its length. */
const BEGINNINGS = [
  /^\x89PNG\r\n/,
  /^\xFF\xD8\xFF/,
  /^GIF8/,
  /^RIFF....WEBP/s,
  /^....ftyp/s,
  /^(?:II\*\0|MM\0\*)/,
  /<svg[\s>]/,
]

/** Whether a file holds a picture, by its first four kilobytes: not so a damaged one, or one that Git LFS stands for. */
export function holdsPicture(file: string): boolean {
  const bytes = Buffer.alloc(4096)
  const descriptor = openSync(file, 'r')
  try {
    const text = bytes.toString('latin1', 0, readSync(descriptor, bytes))
    return BEGINNINGS.some((beginning) => beginning.test(text))
  } finally {
    closeSync(descriptor)
  }
}
