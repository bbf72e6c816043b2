import { existsSync } from 'node:fs'
import { measureScale, type ScaleBuild } from '../tools/measure/scale/index'

function show({ name, run, pagesWritten }: ScaleBuild): void {
  const { cpuSeconds, wallSeconds, largestMegabytes, treeMegabytes } = run
  console.log(
    `${name}: ${cpuSeconds.toFixed(1)} CPU s, ${wallSeconds.toFixed(0)} s, ` +
      `${largestMegabytes} MB (all processes ${treeMegabytes} MB), HTML of ${pagesWritten} pages written`,
  )
}

/** `npm run scale -- 1000`, or a folder of docs: what builds cost with these beside ours, in a copy of the project. */
async function main(): Promise<void> {
  const sources = process.argv.slice(2).map((given) => (/^\d+$/.test(given) ? Number(given) : given))
  if (sources.length === 0 || sources.some((source) => typeof source === 'string' && !existsSync(source))) {
    throw new Error('Say how many docs, npm run scale -- 1000, or where they are, npm run scale -- ../docs')
  }
  for (const source of sources) {
    console.log(typeof source === 'number' ? `\n${source} generated docs` : `\nThe docs of ${source}`)
    const { weight } = await measureScale(source, show)
    console.log(
      `one page after brotli: HTML ${weight.html} B, page data ${weight.pageData} B, scripts ${weight.scripts} B`,
    )
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
