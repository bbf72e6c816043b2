import { keepRelease } from './release'

/** `npm run keep-release -- <folder>`: lets `public/` stand beside the release before, whose `public/` is given. */
function main(): void {
  const [before] = process.argv.slice(2)
  if (before === undefined)
    throw new Error('Give the folder of the release before: npm run keep-release -- ../last/public')
  const { files, hashes } = keepRelease('public', before)
  console.log(`Kept ${files} files and ${hashes} hashes of ${before} in public/.`)
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
