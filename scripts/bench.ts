import {
  printBuilds,
  printClicks,
  printDevelop,
  printPaints,
  printWeights,
} from '../tools/measure/bench/index'

/** What can be measured, by name; what is not named needs no more than the built site. */
const benches: Readonly<Record<string, () => Promise<void> | void>> = {
  weights: () => printWeights('public'),
  paints: () => printPaints('public', 3),
  clicks: () => printClicks('public', 15),
  build: printBuilds,
  develop: printDevelop,
}

/**
 * `npm run bench`: the figures of this site beside those of other generators. By itself weights, paints and clicks of
 * the built site; `npm run bench -- build develop` measures the tools in a copy of the project.
 */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((name) => !(name in benches))
  if (unknown !== undefined)
    throw new Error(`There is no bench "${unknown}". There are: ${Object.keys(benches).join(', ')}.`)
  for (const name of wanted.length > 0 ? wanted : ['weights', 'paints', 'clicks']) await benches[name]?.()
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
