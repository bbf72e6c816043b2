import { withBuiltSite } from '../../fixture'
import { recordFigure } from '../figures'
import { controls, type Control } from './controls'
import { measureAnswer } from './measureAnswer'
import { measureTap, type TapResult } from './measureTap'

/** Maximum response time, in milliseconds, of a control that does not need React (docs/requirements.md §10). */
const EARLY_LIMIT = 200

/** Maximum time, in milliseconds, from the last letter to the search results (docs/requirements.md §10). */
const ANSWER_LIMIT = 1500

/** The problem with a control whose quickest tap took `best` ms, or `null`. */
function issueOf({ isEarly }: Control, taps: readonly TapResult[], best: number): string | null {
  if (taps.some(({ milliseconds }) => milliseconds === null)) return 'a tap was lost'
  if (taps.some(({ lasts }) => !lasts)) return 'hydration undid a tap'
  return isEarly && best > EARLY_LIMIT ? `it takes more than ${EARLY_LIMIT} ms` : null
}

/** `npm run latency -w tools`: first taps on a slow phone, before React has loaded (`-- 5` for five of each). */
async function main(): Promise<void> {
  const times = Number(process.argv[2] ?? 3)
  // The shortest time counts, because other load on the machine only adds to it.
  console.log('Milliseconds from the tap to the frame that shows its effect: shortest, then all')
  await withBuiltSite(async (browser, url) => {
    for (const control of controls) {
      const taps: TapResult[] = []
      for (let time = 0; time < times; time++) taps.push(await measureTap(browser, url, control))
      const best = Math.min(...taps.map(({ milliseconds }) => milliseconds ?? Infinity))
      const each = taps.map(({ milliseconds }) => milliseconds?.toFixed() ?? 'lost')
      const issue = issueOf(control, taps, best)
      const ending = issue === null ? '' : `  ✗ ${issue}`
      console.log(`${control.name.padEnd(22)}${best.toFixed().padStart(8)}  ${each.join(', ')}${ending}`)
      recordFigure(`first tap: ${control.name}`, best, 'ms')
      if (issue !== null) process.exitCode = 1
    }
    const answers: number[] = []
    for (let time = 0; time < times; time++) answers.push(await measureAnswer(browser, url))
    const answer = Math.min(...answers)
    console.log(`${'answer of the search'.padEnd(22)}${answer.toFixed().padStart(8)}`)
    recordFigure('answer of the search', answer, 'ms')
    if (answer > ANSWER_LIMIT) process.exitCode = 1
  })
}

void main()
