import { existsSync } from 'node:fs'
import { measureScale, type ScaleBuild } from './measureScale'
export { generateDocs, type GeneratedDoc } from './generateDocs'
export { measureScale, type PageWeight, type ScaleBuild, type ScaleFigures } from './measureScale'

function show({ name, run, pagesWritten }: ScaleBuild): void {
  const { cpuSeconds, wallSeconds, largestMegabytes, treeMegabytes } = run
  console.log(
    `${name}: ${cpuSeconds.toFixed(1)} CPU s, ${wallSeconds.toFixed(0)} s, ` +
      `${largestMegabytes} MB (all processes ${treeMegabytes} MB), HTML of ${pagesWritten} pages written`,
  )
}

/** What builds cost with a number of docs more, or with those of a folder, in a copy of the project. */
async function main(): Promise<void> {
  const sources = process.argv.slice(2).map((given) => (/^\d+$/.test(given) ? Number(given) : given))
  if (sources.length === 0 || sources.some((source) => typeof source === 'string' && !existsSync(source))) {
    throw new Error(
      'Say how many docs (npm run scale -w tools -- 1000), or where they are (npm run scale -w tools -- ../docs).',
    )
  }
  for (const source of sources) {
    console.log(typeof source === 'number' ? `\n${source} generated docs` : `\nThe docs of ${source}`)
    const { weight } = await measureScale(source, show)
    console.log(
      `one page after brotli: HTML ${weight.html} B, page data ${weight.pageData} B, scripts ${weight.scripts} B`,
    )
  }
}

if (require.main === module)
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
