import { existsSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:html|js|css|json|xml|txt|md|svg|webmanifest|ico)$/
/** Bytes below which a file is sent as it is, as in `_nginx.server.conf`. */
const LEAST = 256

const pack = { gz: promisify(gzip), br: promisify(brotliCompress) }

/** Writes `<file>.gz` and `<file>.br` beside every text of a folder that gets smaller by it; says how many files. */
export async function compressFiles(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  let count = 0
  for (const file of files) {
    const text = await readFile(file)
    if (text.length < LEAST) continue
    const [gz, br] = await Promise.all([
      pack.gz(text, { level: 9 }),
      pack.br(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    ])
    if (gz.length >= text.length) continue
    await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)])
    count += 1
  }
  return count
}

/** `npm run precompress`: writes `.gz` and `.br` beside the texts in `public/`, for hosts that send such files. */
async function main(): Promise<void> {
  if (!existsSync('public/index.html'))
    throw new Error('There is no built site in public/. Run "npm run build" first.')
  console.log(`Wrote compressed copies of ${await compressFiles('public')} files in public/.`)
}

if (require.main === module)
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
