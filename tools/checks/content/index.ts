import { readFileSync } from 'node:fs'
import { buildContext, compiledBodyOf, demoIssues } from '../../../src/build/content'
import { authorErrorsOf } from '../../../src/build/errors'
import { isCompiled, isScript } from '../../../src/build/mdx'
import { checkSources } from '../../../src/build/pages'
import { sampleFiles } from '../../../src/build/playground'
import { checkDownloads } from '../samples/checkDownloads'
import { checkSamples } from '../samples/checkSamples'
import { lintPage } from './lintPage'

/**
 * Checks everything in content/ as a build does, but without building pages: front matter, MDX, links, anchors, images,
 * routes, settings, redirects, demos, lessons. Then compiles the samples, both as written and as completed by the
 * playground, and lints the prose.
 */
async function main(): Promise<void> {
  const root = process.cwd()
  const { pages: nodes, issues } = await checkSources(buildContext(root))
  const pages = nodes.map((page) => ({ path: page.sourcePath, code: compiledBodyOf(page).code }))
  const all = [
    ...issues,
    ...(await demoIssues(root)),
    // A doc with a mistake is not among the pages, so its lesson would be reported as missing.
    ...(issues.length > 0 ? [] : await authorErrorsOf(() => sampleFiles(nodes, root))),
    ...checkSamples(pages, root),
    ...checkDownloads(pages, root),
    ...pages.flatMap(({ path }) => lintPage(path, readFileSync(path, 'utf8'))),
  ]
  for (const { message } of all) console.log(`${message}\n`)
  const samples = pages.flatMap(({ code }) => code.filter(isScript))
  console.log(
    `${pages.length} docs and posts; ${samples.length} samples, ${samples.filter(isCompiled).length} compiled`,
  )
  console.log(`${all.length} ${all.length === 1 ? 'issue' : 'issues'}`)
  if (all.length > 0) process.exitCode = 1
}

void main()
