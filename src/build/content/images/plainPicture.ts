import sharp from 'sharp'

/** Formats that are served as they are: sharp would take the motion out of one, and the lines out of the other. */
const AS_THEY_ARE = /^(?:svg|gif)$/i

/** Formats that become AVIF and WebP. */
const MADE_ANEW = /^(?:png|jpe?g|webp|avif|tiff?)$/i

/** A picture that is served as it is. */
export interface PlainPicture {
  src: string
  width: number
  height: number
}

/** Whether a page can show a file with this ending (without the dot). */
export const isPicture = (extension: string): boolean =>
  AS_THEY_ARE.test(extension) || MADE_ANEW.test(extension)

/** The picture at `absolutePath` if it is served as it is, else `null`; `addressOf` publishes the file. */
export async function plainPicture(
  { absolutePath, extension }: { absolutePath: string; extension: string },
  addressOf: () => Promise<string>,
): Promise<PlainPicture | null> {
  if (!AS_THEY_ARE.test(extension)) return null
  const { width = 0, height = 0 } = await sharp(absolutePath).metadata()
  return { src: await addressOf(), width, height }
}
