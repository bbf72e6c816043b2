import { faultOf, measureTaps } from '../tools/measure/latency/index'

/** `npm run taps`: what a first tap on each control gets on a slow phone, before React has come (`-- 5` for five each). */
async function main(): Promise<void> {
  const times = Number(process.argv[2] ?? 3)
  console.log('Milliseconds from the tap to the frame that shows its effect: the best, and each')
  await measureTaps(times, (series) => {
    const { control, taps, best } = series
    const each = taps.map(({ milliseconds, lasts, used }) =>
      milliseconds === null ? `LOST on ${used}` : `${Math.round(milliseconds)}${lasts ? '' : ' UNDONE'}`,
    )
    const fault = faultOf(series)
    const time = (best === null ? '–' : String(Math.round(best))).padStart(5)
    const ending = fault === null ? '' : `  ✗ ${fault}`
    console.log(`${control.name.padEnd(22)}${time}  ${each.join(', ')}${ending}`)
    if (fault !== null) process.exitCode = 1
  })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
