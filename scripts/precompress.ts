import { existsSync } from 'node:fs'
import { compressFiles } from './compress'

/** `npm run precompress`: writes `.gz` and `.br` beside the texts in `public/`, for hosts that send such files. */
async function main(): Promise<void> {
  if (!existsSync('public/index.html'))
    throw new Error('There is no built site in public/. Run npm run build before.')
  console.log(`${await compressFiles('public')} files of public/ have packed copies beside them.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
