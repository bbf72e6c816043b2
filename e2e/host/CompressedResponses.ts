import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { lookup } from 'mrmime'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A file in one encoding. The ETag is strong, so it differs for each encoding. */
interface Representation {
  bytes: Buffer
  type: string
  etag: string
  encoding: Encoding
  /** Whether other encodings exist, so that `Vary` is needed. */
  varies: boolean
}

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const compressible = /^text\/|json|javascript|xml|manifest|font\/ttf/

/** Brotli's best quality takes seconds on a large file; real hosts use it for small ones only. */
const brotliQuality = (size: number) => (size <= 512 * 1024 ? 11 : 6)

function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(bytes, { level: 9 })
  if (encoding === 'identity') return Promise.resolve(bytes)
  return brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality(bytes.length) } })
}

function typeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream'
  return /^text\/|json|javascript|xml|manifest/.test(type) ? `${type}; charset=utf-8` : type
}

/** The encodings that an `Accept-Encoding` header allows, in our order of preference. */
export function acceptedEncodings(header: string): Encoding[] {
  const refused = (name: string) => new RegExp(`(^|,)\\s*${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header)
  const named = (name: string) => new RegExp(`(^|,)\\s*${name}\\s*(;|,|$)`).test(header)
  const encodings = (['br', 'gzip'] as const).filter((name) => named(name) && !refused(name))
  return [...encodings, 'identity']
}

/** Cache of files by encoding. The modification time is part of the key, so a changed file is read again. */
export class CompressedResponses {
  readonly #kept = new Map<string, Promise<Representation>>()

  /** `file` in the first of `encodings`, or plain where compression gains nothing. Rejects when it cannot be read. */
  async get(file: string, encodings: readonly Encoding[]): Promise<Representation> {
    const { mtimeMs, size } = await stat(file)
    const type = typeOf(file)
    const pays = compressible.test(type) && size > 256
    const encoding = (pays ? encodings[0] : undefined) ?? 'identity'
    const key = [file, mtimeMs, size, encoding].join('\n')
    const made = this.#kept.get(key) ?? this.#make(file, type, encoding, pays)
    this.#kept.set(key, made)
    return made
  }

  async #make(file: string, type: string, encoding: Encoding, varies: boolean): Promise<Representation> {
    const plain = await readFile(file)
    const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
    const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`
    return { bytes: await compress(plain, encoding), type, etag, encoding, varies }
  }
}
