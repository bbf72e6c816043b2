import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { BUNDLE_REPORT, type BundleChunk } from '../src/build/bundle'
import { packedBytes } from './weight/index'

const kB = (bytes: number) => (bytes / 1000).toFixed(1)

/** What a module belongs to: a package, or a room of ours. */
function ownerOf(file: string): string {
  const inside = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]
  return inside ?? file.split('/').slice(0, 3).join('/')
}

/** The owners of a chunk's modules, the largest first, each with its share of the source in percent. */
function sharesOf({ modules }: BundleChunk): string {
  const bytes = new Map<string, number>()
  let all = 0
  for (const { file, bytes: size } of modules) {
    bytes.set(ownerOf(file), (bytes.get(ownerOf(file)) ?? 0) + size)
    all += size
  }
  return [...bytes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 14)
    .map(([owner, size]) => `${owner} ${Math.round((100 * size) / all)} %`)
    .join(', ')
}

/** `npm run bundle`: every script of the last build, its kB after brotli, and what it is made of. */
function main(): void {
  if (!existsSync(BUNDLE_REPORT)) throw new Error('There is no report yet. Run "npm run build".')
  const chunks = JSON.parse(readFileSync(BUNDLE_REPORT, 'utf8')) as BundleChunk[]
  const sized = chunks.map((chunk) => ({
    chunk,
    size: chunk.files.reduce((sum, file) => sum + packedBytes(readFileSync(path.join('public', file))), 0),
  }))
  for (const { chunk, size } of sized.sort((a, b) => b.size - a.size)) {
    console.log(`${kB(size).padStart(6)} kB  ${chunk.name}\n           ${sharesOf(chunk)}\n`)
  }
}

main()
