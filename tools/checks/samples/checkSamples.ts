import path from 'node:path'
import { checkPages, sampleInspector, type SampleReport } from '../../../src/build/mdx/samples'
import { readPages } from './readPages'

const root = path.join(__dirname, '../../..')

/** Checks every sample of the docs and posts; `table` says in words what came out. */
export async function checkSamples(): Promise<{ report: SampleReport; table: string }> {
  const pages = await readPages()
  const inspector = sampleInspector(root)
  const samples = pages.map(({ path, body }) => ({ path, code: body.code }))
  await inspector.prepare(samples.map(({ code }) => code))
  const report = await checkPages(samples, inspector)
  const { all, checked, fragments, run, failures } = report
  const table = [
    ...failures.map(({ message }) => `${message}\n`),
    `Samples in ${pages.length} pages`,
    `  all        ${all}`,
    `  checked    ${checked}`,
    `  fragments  ${fragments}`,
    `  run        ${run}`,
    `  failures   ${failures.length}`,
  ].join('\n')
  return { report, table }
}
