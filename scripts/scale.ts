import { measureScale, type ScaleBuild } from './scale/index'

function show({ name, run, pagesWritten }: ScaleBuild): void {
  const { cpuSeconds, wallSeconds, largestMegabytes, treeMegabytes } = run
  console.log(
    `${name}: ${cpuSeconds.toFixed(1)} CPU s, ${wallSeconds.toFixed(0)} s, ` +
      `${largestMegabytes} MB (all processes ${treeMegabytes} MB), HTML of ${pagesWritten} pages written`,
  )
}

/** `npm run scale -- 1000`: what builds cost with that many more docs, in a copy of the project. */
async function main(): Promise<void> {
  const counts = process.argv.slice(2).map(Number)
  if (counts.length === 0 || counts.some((count) => !Number.isInteger(count) || count < 0)) {
    throw new Error('Say how many docs: npm run scale -- 1000')
  }
  for (const count of counts) {
    console.log(`\n${count} generated docs`)
    const { weight } = await measureScale(count, show)
    console.log(
      `one page after brotli: HTML ${weight.html} B, page data ${weight.pageData} B, scripts ${weight.scripts} B`,
    )
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
