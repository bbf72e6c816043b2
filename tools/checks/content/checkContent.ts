import { readFileSync } from 'node:fs'
import { buildContext, compiledBodyOf, demoIssues } from '../../../src/build/content'
import { errorCollector } from '../../../src/build/errors'
import { isCompiled, isScript } from '../../../src/build/mdx'
import { checkSources } from '../../../src/build/pages'
import { sampleFiles } from '../../../src/build/playground'
import { checkDownloads } from '../samples/checkDownloads'
import { checkRecipes } from '../samples/checkRecipes'
import { checkSamples } from '../samples/checkSamples'
import { checkRegistry } from './checkRegistry'
import { lintPage } from './lintPage'

/**
 * Checks everything in content/ as a build does, but without building pages: front matter, MDX, links, anchors, images,
 * routes, settings, redirects, demos, lessons, and the registry. Then compiles the samples, and those that the playground
 * opens in their wrappers, checks that recipes are complete, and lints the prose.
 */
async function main(): Promise<void> {
  const root = process.cwd()
  const { pages: nodes, issues } = await checkSources(buildContext(root))
  const pages = nodes.map((page) => ({ path: page.sourcePath, code: compiledBodyOf(page).code }))
  const errors = errorCollector()
  errors.try(() => checkRegistry(pages, root))
  // A doc with a mistake is not among the pages, so its lesson would be reported as missing.
  if (issues.length === 0) errors.try(() => sampleFiles(nodes, root))
  const all = [
    ...issues,
    ...(await demoIssues(root)),
    ...checkSamples(pages, root),
    ...checkDownloads(pages, root),
    ...checkRecipes(pages),
    ...errors.list,
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
