import site from '../../../content/site'
import { launchChromium } from '../../../e2e/browser'
import { startHost } from '../../../e2e/host'
import { controls, type Control } from './controls'
import { measureAnswer } from './measureAnswer'
import { measureTap, type TapResult } from './measureTap'

export type { Control } from './controls'

/** Milliseconds in which a control that needs no React must respond (docs/requirements.md §10). */
export const EARLY_LIMIT = 200

/** Milliseconds after the last letter within which the search must show hits (docs/requirements.md §10). */
export const ANSWER_LIMIT = 1500

/** The taps on one control. */
export interface TapSeries {
  control: Control
  taps: readonly TapResult[]
  /** The shortest time in milliseconds, since other load only adds to it; `null` when all taps were lost. */
  best: number | null
}

function seriesOf(control: Control, taps: readonly TapResult[]): TapSeries {
  const times = taps.flatMap(({ milliseconds }) => milliseconds ?? [])
  return { control, taps, best: times.length === 0 ? null : Math.min(...times) }
}

/** What is wrong with the taps on a control; `null` when nothing is. */
export function issueOf({ control, taps, best }: TapSeries): string | null {
  if (best === null || taps.some(({ milliseconds }) => milliseconds === null)) return 'a tap was lost'
  if (taps.some(({ lasts }) => !lasts)) return 'hydration undid a tap'
  return control.isEarly && best > EARLY_LIMIT ? `it takes more than ${EARLY_LIMIT} ms` : null
}

/** Taps every control of the built site `times` times on a slow phone, and reports each series. */
export async function measureTaps(times: number, report: (series: TapSeries) => void): Promise<void> {
  const host = await startHost({ root: 'public', port: 0, base: site.baseUrl })
  const browser = await launchChromium()
  try {
    for (const control of controls) {
      const taps: TapResult[] = []
      for (let time = 0; time < times; time++) taps.push(await measureTap(browser, host.url, control))
      report(seriesOf(control, taps))
    }
  } finally {
    await browser.close()
    await host.close()
  }
}

/** Measures the first answer of the search `times` times; the shortest counts, since other load only adds to it. */
export async function measureFirstAnswer(times: number): Promise<number> {
  const host = await startHost({ root: 'public', port: 0, base: site.baseUrl })
  const browser = await launchChromium()
  try {
    const answers: number[] = []
    for (let time = 0; time < times; time++) answers.push(await measureAnswer(browser, host.url))
    return Math.min(...answers)
  } finally {
    await browser.close()
    await host.close()
  }
}

/** `npm run latency -w tools`: first taps on a slow phone, before React has loaded (`-- 5` for five of each). */
async function main(): Promise<void> {
  const times = Number(process.argv[2] ?? 3)
  console.log('Milliseconds from the tap to the frame that shows its effect: the best, and each')
  await measureTaps(times, (series) => {
    const { control, taps, best } = series
    const each = taps.map(({ milliseconds, lasts, used }) =>
      milliseconds === null ? `LOST on ${used}` : `${Math.round(milliseconds)}${lasts ? '' : ' UNDONE'}`,
    )
    const issue = issueOf(series)
    const time = (best === null ? '–' : String(Math.round(best))).padStart(5)
    const ending = issue === null ? '' : `  ✗ ${issue}`
    console.log(`${control.name.padEnd(22)}${time}  ${each.join(', ')}${ending}`)
    if (issue !== null) process.exitCode = 1
  })
  const answer = await measureFirstAnswer(times)
  console.log(`${'answer of the search'.padEnd(22)}${String(Math.round(answer)).padStart(5)}`)
  if (answer > ANSWER_LIMIT) process.exitCode = 1
}

if (require.main === module)
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
