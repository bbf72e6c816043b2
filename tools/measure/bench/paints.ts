import { rmSync } from 'node:fs'
import { baseUrl } from '../../../scripts/baseUrl'
import { startHost } from '../../preview-host'
import { auditBrowser, pagesAudited, type Report, reportOn } from '../lighthouse/index'
import { peerPages, peers } from './peers'
import { writePlainPages } from './plainPages'
import { median, table } from './table'

const rowOf = (name: string, reports: readonly Report[]) => [
  name,
  median(reports.map(({ scores }) => scores.performance)),
  median(reports.map(({ largestPaint }) => largestPaint)),
  median(reports.map(({ blocked }) => blocked)),
  Math.min(...reports.map(({ blocked }) => blocked)),
]

/**
 * What Lighthouse says of the built site on a phone, and of the same words as plain HTML, in turn and within the same
 * minutes: `times` runs each, medians. Their ratio holds on a busy machine too.
 */
export async function printPaints(folder: string, times: number): Promise<void> {
  const routes = pagesAudited.map((page) => `/${page}`)
  const plainFolder = writePlainPages(folder, routes)
  const ours = await startHost({ root: folder, port: 0, base: baseUrl })
  const plain = await startHost({ root: plainFolder, port: 0 })
  const browser = await auditBrowser()
  try {
    for (const route of routes) {
      const reports = { ours: [] as Report[], plain: [] as Report[] }
      for (let time = 0; time < times; time++) {
        reports.plain.push(await reportOn(browser, plain.url, route.slice(1), ['performance']))
        reports.ours.push(await reportOn(browser, ours.url, route.slice(1), ['performance']))
      }
      const [here, floor] = [rowOf('this site', reports.ours), rowOf('the same words, plain', reports.plain)]
      console.log(`\n${route}, Lighthouse on a phone: medians of ${times}, milliseconds`)
      const found = peerPages[route]?.paints ?? {}
      table(
        ['', 'score', 'LCP', 'TBT', 'TBT best'],
        [
          here,
          floor,
          ...peers.flatMap((peer) => {
            const paint = found[peer]
            return paint ? [[`${peer}, then`, paint.performance, paint.lcp, '', paint.tbt]] : []
          }),
        ],
      )
      console.log(`LCP is ${(Number(here[2]) / Number(floor[2])).toFixed(2)} times that of the plain page.`)
    }
  } finally {
    await browser.close()
    await ours.close()
    await plain.close()
    rmSync(plainFolder, { recursive: true })
  }
}
