import { readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { expect, it } from 'vitest'

interface Locked {
  version: string
  engines?: { node?: string }
  resolved?: string
  integrity?: string
  license?: string
  hasInstallScript?: boolean
  link?: boolean
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const packages = Object.entries(lock.packages).filter(
  ([folder, { link }]) => folder.includes('node_modules/') && link !== true,
)
const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, '')

/** Packages with install scripts. Read the script before you add a package here. */
const mayRunScripts =
  '@parcel/watcher @swc/core core-js core-js-pure es5-ext esbuild gatsby gatsby-cli lmdb msgpackr-extract sharp'

/** Allowed licenses. Read a license before you add it. */
const licenses = [
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Zlib MPL-2.0 LGPL-3.0-or-later',
  'Python-2.0 OFL-1.1 Unlicense WTFPL CC0-1.0 CC-BY-4.0 CC-BY-SA-4.0',
].flatMap((line) => line.split(' '))

const wordsOf = (license: string) =>
  license
    .replace('CC BY-SA 4.0', 'CC-BY-SA-4.0')
    .replace(/[()]/g, '')
    .split(/ (?:AND|OR) /)

/** Packages without a license in the lockfile. Each includes a license file. */
const unnamed = 'busboy linkfs not parse-cache-control streamsearch valid-url xmlhttprequest-ssl'.split(' ')

it('locks only packages from the public registry, over https, each with a hash', () => {
  const foreign = packages.filter(
    ([, { resolved, integrity }]) =>
      !(resolved ?? 'https://registry.npmjs.org/').startsWith('https://registry.npmjs.org/') ||
      !/^sha(?:512|1)-/.test(integrity ?? ''),
  )
  expect(foreign.map(([folder]) => folder)).toEqual([])
})

it('contains no package that excludes the oldest supported Node version, 20.19.0', () => {
  const excluded = packages.filter(([, { engines }]) => !satisfies('20.19.0', engines?.node ?? '*'))
  expect(excluded.map(([folder, { version, engines }]) => `${folder} ${version}: ${engines?.node}`)).toEqual(
    [],
  )
})

it.each(['lodash', 'webpack'])('contains one version of %s, which Gatsby accepts (0012)', (name) => {
  expect(packages.filter(([folder]) => nameOf(folder) === name).map(([folder]) => folder)).toEqual([
    `node_modules/${name}`,
  ])
})

it('runs only listed install scripts', () => {
  const found = packages.filter(([, { hasInstallScript }]) => hasInstallScript === true)
  expect([...new Set(found.map(([folder]) => nameOf(folder)))].sort()).toEqual(mayRunScripts.split(' '))
})

it('contains only packages under listed licenses', () => {
  const unknown = packages.filter(([folder, { license }]) =>
    license === undefined
      ? !unnamed.includes(nameOf(folder))
      : !wordsOf(license).every((word) => licenses.includes(word)),
  )
  expect(unknown.map(([folder, { license }]) => `${folder}: ${license}`)).toEqual([])
})

it.each(['package.json', 'tools/package.json'])('%s pins every package exactly', (file) => {
  const { dependencies, optionalDependencies, devDependencies } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as Record<string, Record<string, string>>
  const loose = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies }).filter(
    ([, version]) => !/^(?:npm:@?[\w/.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  )
  expect(loose).toEqual([])
})

it('The tutorial and the starters name the versions of Node that Vite needs', () => {
  const { engines } = JSON.parse(readFileSync('node_modules/vite/package.json', 'utf8')) as Locked
  expect(engines?.node).toBe('^20.19.0 || >=22.12.0')
  const starters = ['tutorial', 'cms', 'forms', 'newsletter'].map((name) => `starters/${name}/README.md`)
  for (const file of ['docs/guides/your-own-project.mdx', ...starters])
    expect(readFileSync(`content/${file}`, 'utf8'), file).toMatch(
      /You need \[?Node\.js(\]\S+)? 20\.19 or newer in version 20, or 22\.12 or newer\./,
    )
})
