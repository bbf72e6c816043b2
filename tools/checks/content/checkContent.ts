import { readFileSync } from 'node:fs'
import { buildContext } from '../../../src/build/content'
import { errorCollector } from '../../../src/build/errors'
import { isCompiled, isScript } from '../../../src/build/mdx'
import { checkSources } from '../../../src/build/pages'
import { checkDownloads } from '../samples/checkDownloads'
import { checkRecipes } from '../samples/checkRecipes'
import { checkSamples } from '../samples/checkSamples'
import { checkRegistry } from './checkRegistry'
import { lintPage } from './lintPage'

/**
 * Checks everything in content/ as a build does, but without building pages: front matter, MDX, links, anchors, images,
 * routes, sidebars, site configuration, redirects, and the registry. Then compiles the samples, both as written and as
 * completed by the playground, checks that recipes are complete, and lints the prose.
 */
async function main(): Promise<void> {
  const root = process.cwd()
  const { pages, count, issues } = await checkSources(buildContext(root))
  const registry = errorCollector()
  registry.try(() => checkRegistry(pages, root))
  const all = [
    ...issues,
    ...checkSamples(pages, root),
    ...checkDownloads(pages, root),
    ...checkRecipes(pages),
    ...registry.list,
    ...pages.flatMap(({ path }) => lintPage(path, readFileSync(path, 'utf8'))),
  ]
  for (const { message } of all) console.log(`${message}\n`)
  const samples = pages.flatMap(({ code }) => code.filter(isScript))
  console.log(
    `${count} docs and posts; ${samples.length} samples, ${samples.filter(isCompiled).length} compiled`,
  )
  console.log(`${all.length} ${all.length === 1 ? 'issue' : 'issues'}`)
  if (all.length > 0) process.exitCode = 1
}

void main()
