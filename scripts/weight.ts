import { budgets, weightOfPage, type PageParts } from '../tools/measure/weight/index'

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const PARTS = ['html', 'sheet', 'inlineScripts', 'fonts', 'eagerScripts', 'scripts', 'data'] as const

/** `npm run weight`: what a page of each kind costs, in kB after brotli; ends with 1 when one is over its budget. */
function main(): void {
  const rows: Record<string, string>[] = []
  for (const { route, limits } of budgets) {
    const weight = weightOfPage('public', route)
    const found: PageParts & { first: number } = {
      ...weight,
      first: weight.html + weight.fonts + weight.eagerScripts,
    }
    const cell = (part: keyof typeof found) => {
      const limit = limits[part]
      if (limit === undefined) return kB(found[part])
      if (found[part] > limit) process.exitCode = 1
      return `${kB(found[part])} ${found[part] > limit ? '> OVER' : '≤'} ${kB(limit)}`
    }
    rows.push({
      page: route,
      'before any interaction': cell('first'),
      ...Object.fromEntries(PARTS.map((part) => [part, cell(part)])),
    })
  }
  console.table(rows)
}

main()
