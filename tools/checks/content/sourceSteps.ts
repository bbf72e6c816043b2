import { readFileSync } from 'node:fs'
import { buildContext } from '../../../src/build/content'
import { checkSources, type CheckedSources } from '../../../src/build/pages'
import { checkPages, sampleInspector } from '../../../src/build/mdx/samples'
import { descriptionFaults, proseFaults } from '../style'
import type { Step, StepResult } from '../../runner'
import { layoutFaults } from './layoutFaults'

const result = (checks: number, faults: readonly string[]): StepResult => ({
  passed: Math.max(checks - faults.length, 0),
  failed: faults.length,
  skipped: 0,
  output: faults.join('\n\n'),
})

/** The steps that read docs, posts and settings themselves: they are read once for all. */
export function sourceSteps(root = process.cwd()): Step[] {
  let reading: Promise<CheckedSources> | null = null
  const read = () => (reading ??= checkSources(buildContext(root)))
  return [
    {
      name: 'content',
      about: 'front matter, MDX, links, anchors, pictures, routes, sidebars, site configuration, redirects',
      run: async () => {
        const { count, issues } = await read()
        return result(
          count,
          issues.map(({ message }) => message),
        )
      },
    },
    {
      name: 'samples',
      about: 'the code in docs and posts, compiled against the published packages',
      run: async () => {
        const { all, failures } = await checkPages((await read()).pages, sampleInspector(root))
        return result(
          all,
          failures.map(({ message }) => message),
        )
      },
    },
    {
      name: 'style',
      about: 'how docs and posts are written: words, spaces, line ends',
      run: async () => {
        const { pages } = await read()
        const faults = pages.flatMap(({ path }) => {
          const text = readFileSync(path, 'utf8')
          return [...descriptionFaults(text), ...proseFaults(text), ...layoutFaults(text)].map(
            ({ line, words, hint }) => `${path}:${line}: ${words}. ${hint}`,
          )
        })
        return result(pages.length, faults)
      },
    },
  ]
}
