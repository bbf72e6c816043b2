import { readFileSync } from 'node:fs'
import { buildContext } from '../../src/build/content'
import { isCompiled, isScript } from '../../src/build/mdx'
import { checkSources } from '../../src/build/pages'
import { checkSamples } from './samples/checkSamples'
import { repeatedFunctions, snippetPages } from './repeatedFunctions'
import { sectionIssues } from './style/sectionNames'
import { descriptionIssues, layoutIssues, proseIssues } from './style/styleIssues'

/** What is wrong with the way in which the file at `path` is written. */
function styleIssues(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  return [descriptionIssues, sectionIssues, proseIssues, layoutIssues]
    .flatMap((issuesOf) => issuesOf(text))
    .map(({ line, words, hint }) => `${path}:${line}: ${words}. ${hint}`)
}

/**
 * Checks everything in content/ as a build does, without building pages: front matter, MDX, links, anchors, pictures,
 * routes, sidebars, site configuration, redirects. Then compiles the samples, looks for recipes that
 * are there twice, and reads the prose for style.
 */
async function main(): Promise<void> {
  const root = process.cwd()
  const context = buildContext(root)
  const sources = await checkSources(context)
  const issues = [
    ...[...sources.issues, ...checkSamples(sources.pages, root)].map(({ message }) => message),
    ...sources.pages.flatMap(({ path }) => styleIssues(path)),
    ...repeatedFunctions([...snippetPages(root), ...sources.pages]),
  ]
  for (const message of [...sources.warnings, ...issues]) console.log(`${message}\n`)
  const samples = sources.pages.flatMap(({ code }) => code.filter(isScript))
  console.log(
    `${sources.count} docs and posts; ${samples.length} samples, ${samples.filter(isCompiled).length} compiled`,
  )
  console.log(`${issues.length} issues`)
  if (issues.length > 0) process.exitCode = 1
}

void main()
