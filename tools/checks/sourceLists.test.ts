import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { createFilter } from 'vite'
import { expect, it } from 'vitest'
import vitestConfig from '../../vitest.config.mjs'
import builtConfig from '../../vitest.built.config.mjs'

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
/** Everything except the starters, which are separate projects: their suite compiles, tests, and builds them as downloaded. */
const sources = tracked.filter(
  (file) => /\.(?:tsx?|mts|mjs)$/.test(file) && !file.startsWith('content/starters/'),
)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Configuration files of tools are in the root folder and do not import from the site. */
const isConfiguration = (file: string) => !file.includes('/') && !file.startsWith('gatsby-')

/** The files that a TypeScript configuration includes, relative to the root. */
function compiledBy(configuration: string): string[] {
  const { config } = ts.readConfigFile(configuration, (file) => ts.sys.readFile(file)) as { config: unknown }
  return ts
    .parseJsonConfigFileContent(config, ts.sys, path.dirname(configuration))
    .fileNames.map((file) => path.relative('.', file))
}

it('The layer rules cover every source file', () => {
  const globs = [...(scripts.lint ?? '').matchAll(/\\?"([^"\\]+)\\?"/g)].map(([, glob = '']) => glob)
  const isSeen = createFilter(globs)
  expect(globs.length).toBeGreaterThan(1)
  expect(sources.filter((file) => !isConfiguration(file) && !isSeen(path.resolve(file)))).toEqual([])
})

it('TypeScript compiles every source file', () => {
  const projects = [...(scripts.types ?? '').matchAll(/tsc -p (\S+)/g)].map(([, project = '']) => project)
  const compiled = new Set(projects.flatMap((project) => compiledBy(path.join(project, 'tsconfig.json'))))
  expect(compiled.size).toBeGreaterThan(100)
  expect(sources.filter((file) => !compiled.has(file) && !file.endsWith('.mjs'))).toEqual([])
})

it('Vitest runs every unit test, and Playwright every spec', () => {
  const projects = vitestConfig.test?.projects ?? []
  const included = projects.flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  )
  const isRun = createFilter([...included, ...(builtConfig.test?.include ?? []), 'e2e/**/*.spec.ts'])
  const tests = tracked.filter(
    (file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.startsWith('content/snippets/'),
  )
  expect(tests.filter((file) => !isRun(path.resolve(file)))).toEqual([])
})

it('Every test that replaces a module gets its own modules', () => {
  const project = vitestConfig.test?.projects?.find(
    (each) => typeof each === 'object' && 'test' in each && each.test?.name === 'mocks',
  )
  const list = typeof project === 'object' && 'test' in project ? project.test?.include : undefined
  const isListed = createFilter(list)
  const replacing = tracked.filter(
    (file) => /\.test\.tsx?$/.test(file) && /^vi\.mock\(/m.test(readFileSync(file, 'utf8')),
  )
  expect(replacing.length).toBeGreaterThan(5)
  expect(replacing.filter((file) => !isListed(path.resolve(file)))).toEqual([])
})
