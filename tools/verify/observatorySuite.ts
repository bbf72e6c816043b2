import assert from 'node:assert/strict'
import { baseUrl } from '../../scripts/baseUrl'
import { ask } from '../deploy'
import { startHost } from '../preview-host'
import { gradeOf } from '../observatory'
import { namedChecks } from './namedChecks'

/** Pages of every kind; the last is none. */
const paths = ['', 'docs/overview', 'search', 'blog/archive', 'examples/landing/', 'nowhere']

/** The grade of the headers and the meta policy, by the scoring that the MDN HTTP Observatory publishes. */
export const observatorySuite = namedChecks('observatory', 'the grade of the headers', async (check) => {
  const host = await startHost({ root: 'public', port: 0, base: baseUrl })
  try {
    for (const path of paths) {
      const grade = await gradeOf(await ask(new URL(host.url), `${baseUrl}${path}`), 'craft.js.org')
      await check(`/${path} has the grade A+ (${grade.grade}, ${grade.score} points)`, () => {
        const faults = grade.tests.filter(({ pass }) => !pass).map(({ result }) => result)
        assert.deepEqual([grade.grade, faults], ['A+', []])
      })
    }
  } finally {
    await host.close()
  }
})
