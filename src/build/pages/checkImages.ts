import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { WrittenImage } from '../../model/body'
import { isImageExtension, isImageFile } from '../content'
import { AuthorError, errorCollector, locationOf, nearest } from '../errors'

export interface PageWithImages {
  sourcePath: string
  absolutePath: string
  images: readonly WrittenImage[]
  /** Image for link previews, relative to the file. */
  image?: string | undefined
}

/** The error for an image that does not exist at `file`. It lists similar names in the same folder. */
function missing(place: string, src: string, file: string, root: string): AuthorError {
  const folder = path.dirname(file)
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => isImageExtension(path.extname(name).slice(1)))
    : []
  const others = names.length === 0 ? '' : `\nClosest names there:\n${nearest(path.basename(file), names, 3)}`
  return new AuthorError(
    `${place} shows the picture "${src}", which does not exist.`,
    `Put it at ${path.relative(root, file)}, or correct the path.${others}`,
  )
}

/** Throws one `AuthorError` with every image that is missing, damaged, or of an unsupported format. */
export function checkImages(pages: readonly PageWithImages[], root: string): void {
  const errors = errorCollector()
  for (const page of pages) {
    const shown = page.images.map(({ src, line }) => ({ src, place: `${page.sourcePath}:${line}` }))
    if (page.image !== undefined)
      shown.push({ src: page.image, place: `${locationOf(page.sourcePath, 'image', root)}, in "image",` })
    for (const { src, place } of shown)
      errors.try(() => checkImage(src, place, path.resolve(path.dirname(page.absolutePath), src), root))
  }
  errors.raise()
}

function checkImage(src: string, place: string, file: string, root: string): void {
  if (/^[a-z]+:|^\/\//i.test(src)) {
    throw new AuthorError(
      `${place} shows the picture "${src}" from another site.`,
      'Put the file in the folder of this page and write ./file.png.',
    )
  }
  if (!isImageExtension(path.extname(file).slice(1))) {
    throw new AuthorError(
      `${place} shows "${src}", which is not a picture in a supported format.`,
      'Supported formats: png, jpg, webp, avif, tiff, gif, svg.',
    )
  }
  if (!existsSync(file)) throw missing(place, src, file, root)
  if (!statSync(file).isDirectory() && isImageFile(file)) return
  throw new AuthorError(
    `${place} shows "${src}", but that file contains no picture.`,
    'Save it again. If it is stored in Git LFS, run: git lfs pull',
  )
}
