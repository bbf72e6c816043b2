import { closeSync, openSync, readSync } from 'node:fs'
import sharp from 'sharp'

/** Formats that are published unchanged: sharp would rasterize an SVG, and remove the animation of a GIF. */
const UNPROCESSED = /^(?:svg|gif)$/i

/** Formats that are converted to WebP. */
const PROCESSED = /^(?:png|jpe?g|webp|avif|tiff?)$/i

/** Whether a page can show images with this file name extension (without the dot). */
export const isImageExtension = (extension: string): boolean =>
  UNPROCESSED.test(extension) || PROCESSED.test(extension)

/** The image at `absolutePath` if it is published unchanged, or `null`. `addressOf` publishes the file. */
export async function plainPicture(
  { absolutePath, extension }: { absolutePath: string; extension: string },
  addressOf: () => Promise<string>,
): Promise<{ src: string; width: number; height: number } | null> {
  if (!UNPROCESSED.test(extension)) return null
  const { width, height } = await sharp(absolutePath).metadata()
  return { src: await addressOf(), width, height }
}

/** Signatures of image files, in Latin-1. In an AVIF, the length of its first box comes first. */
const SIGNATURES = [
  /^\x89PNG\r\n/,
  /^\xFF\xD8\xFF/,
  /^GIF8/,
  /^RIFF....WEBP/s,
  /^....ftyp/s,
  /^(?:II\*\0|MM\0\*)/,
  /<svg[\s>]/,
]

/** Whether a file contains an image, judging by its first four kilobytes. False for damaged files and Git LFS pointers. */
export function isImageFile(file: string): boolean {
  const bytes = Buffer.alloc(4096)
  const descriptor = openSync(file, 'r')
  try {
    const text = bytes.toString('latin1', 0, readSync(descriptor, bytes))
    return SIGNATURES.some((signature) => signature.test(text))
  } finally {
    closeSync(descriptor)
  }
}
