/**
 * Writes the subsets of the interface font that the site ships: `npm run fonts -w tools`.
 *
 * The main subset is Hanken Grotesk, weights 400 to 700, with ASCII, the few symbols of the interface, and the accented
 * letters of names in English text. All other letters come from the fallback font, which has the same metrics. A second
 * subset has only the letters of the landing page's headline in its one weight and is inlined there. Run this when the
 * font package or the headline changes, and commit the output, so that a build needs neither the package nor this script.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const source = '@fontsource-variable/hanken-grotesk'
const folder = path.resolve('src/theme/styles/fonts')
const maximum = 13_600

/** The headline of `/`, word for word (src/theme/home/Headline.tsx). e2e/site/fonts.spec.ts fails when a letter is missing. */
const headline = 'Build any page editor'
const headlineMaximum = 4_000

/** OpenType features that browsers apply by default, plus tabular figures. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

/** Every character from `first` through `last`. */
function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')
}

async function main(): Promise<void> {
  const packageFolder = path.dirname(
    createRequire(path.resolve('package.json')).resolve(`${source}/package.json`),
  )
  const full = readFileSync(path.join(packageFolder, 'files/hanken-grotesk-latin-wght-normal.woff2'))
  const glyphs = range(0x20, 0x7e) + '\u00a0©·×éö–—‘’“”…←↑→↓−'
  const subset = await subsetFont(full, glyphs, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: features,
  })
  if (subset.length > maximum)
    throw new Error(`The font subset is ${subset.length} bytes; the limit is ${maximum}`)
  writeFileSync(path.join(folder, 'hanken-grotesk.woff2'), subset)
  const letters = await subsetFont(full, headline, {
    targetFormat: 'woff2',
    variationAxes: { wght: 700 },
    keepFeatures: ['kern'],
  })
  if (letters.length > headlineMaximum)
    throw new Error(`The headline subset is ${letters.length} bytes; the limit is ${headlineMaximum}`)
  writeFileSync(path.join(folder, 'hanken-headline.woff2'), letters)
  writeFileSync(path.join(folder, 'OFL.txt'), readFileSync(path.join(packageFolder, 'LICENSE')))
  console.log(`hanken-grotesk.woff2: ${full.length} → ${subset.length} bytes`)
  console.log(`hanken-headline.woff2: ${letters.length} bytes`)
}

void main()
