import { createHash } from 'node:crypto'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { diskCache, type DiskCache, sourcesVersion } from '../../mdx/cache'

/** What decides how a picture comes out, beside its own bytes and what is done to it. */
const MAKERS = { sources: ['src/build/content/images'], packages: /^node_modules\/(?:sharp$|@img\/)/ }

/** What sharp notes down about a picture that it is going to make. */
interface Recipe {
  input?: { buffer?: Uint8Array }
  formatOut?: string
}

type Make = (this: Sharp & { options: Recipe }, ...rest: unknown[]) => Promise<unknown>

/** What takes longer to encode than to read from a disk. */
const ENCODED = new Set(['avif', 'heif', 'webp', 'jpeg', 'png'])

/** The digest of the original and of everything that is done to it. */
function digestOf({ input, ...steps }: Recipe, original: Uint8Array): string {
  return createHash('sha256')
    .update(JSON.stringify([steps, { ...input, buffer: null }]))
    .update(original)
    .digest('hex')
}

/**
 * Makes no picture of this process twice, even when everything else is built from nothing: Gatsby forgets with its
 * `.cache` that it made them, although they are half of what a build costs.
 */
export function keepPicturesIn(cache: DiskCache<string>): void {
  const { prototype } = sharp as unknown as { prototype: { toBuffer: Make } }
  const make = prototype.toBuffer
  prototype.toBuffer = async function (...rest) {
    const original = this.options.input?.buffer
    if (rest.length > 0 || !(original instanceof Uint8Array) || !ENCODED.has(this.options.formatOut ?? ''))
      return make.apply(this, rest)
    const key = digestOf(this.options, original)
    const kept = cache.read(key)
    if (kept !== null) return Buffer.from(kept, 'base64')
    const made = (await make.call(this)) as Buffer
    cache.write(key, made.toString('base64'))
    return made
  }
}

/** Keeps the pictures of this process in `node_modules/.cache/craft-pictures` below `root`. */
export function keepPictures(root: string): void {
  const version = sourcesVersion(root, MAKERS)
  if (version !== null)
    keepPicturesIn(diskCache(path.join(root, 'node_modules/.cache/craft-pictures'), version))
}
