import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { WrittenImage } from '../../model/body'
import { isImageExtension, isImageFile } from '../content'
import { AuthorError, checkEach, locationOf, nearestList } from '../errors'

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
  const others =
    names.length === 0 ? '' : `\nClosest names there:\n${nearestList(path.basename(file), names, 3)}`
  return new AuthorError(
    `${place} shows the picture "${src}", which does not exist.`,
    `Put it at ${path.relative(root, file)}, or correct the path.${others}`,
  )
}

/** Throws one `AuthorError` with every image that is missing, damaged, or of an unsupported format. */
export function checkImages(pages: readonly PageWithImages[], root: string): void {
  const shown = pages.flatMap(({ sourcePath, absolutePath, images, image }) => [
    ...images.map(({ src, line }) => ({ src, place: `${sourcePath}:${line}`, absolutePath })),
    ...(image === undefined
      ? []
      : [{ src: image, place: `${locationOf(sourcePath, 'image', root)}, in "image",`, absolutePath }]),
  ])
  checkEach(shown, ({ src, place, absolutePath }) =>
    checkImage(src, place, path.resolve(path.dirname(absolutePath), src), root),
  )
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
