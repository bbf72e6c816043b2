import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { ADMONITION_KINDS } from '../../model/admonitions'

type Tokens = Record<string, string>

const read = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

const sheet = read('./tokens.css')

/** The custom properties of the first rule of `css` that `selector` opens. */
function tokensOf(selector: string, css = sheet): Tokens {
  const rule = css.slice(css.indexOf(selector)).match(/\{([^}]*)\}/)?.[1] ?? ''
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value] as [string, string]),
  )
}

interface AxeColor {
  parseString: (text: string) => void
  getRelativeLuminance: () => number
}

/** Colors as axe reads them; its types leave them out. */
const { Color } = (axe as unknown as { commons: { color: { Color: new () => AxeColor } } }).commons.color

function luminance(text: string): number {
  const color = new Color()
  color.parseString(text)
  return color.getRelativeLuminance()
}

/** WCAG contrast of two colors, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const light = tokensOf(':root')
const dark = tokensOf("[data-theme='dark']")
const grounds = ['sunken', 'paper', 'raised']
const marks = ['code-ground', 'code-mark', 'code-inserted', 'code-deleted']
const inks = ['ink', 'ink-soft', 'ink-faint', 'drop-ink']
const syntax = Object.keys(light).filter((name) => name.startsWith('tk-'))

/** The hue that each kind of admonition has: `tip` has the ink and the wash of `drop`. */
const hues = ADMONITION_KINDS.map((kind) => {
  const { 'kind-ink': ink = '', 'kind-wash': wash = '' } = tokensOf(`[data-kind='${kind}']`)
  const [hue = ''] = /(?<=^var\(--)[\w-]+(?=-ink\)$)/.exec(ink) ?? []
  return { kind, hue, isPair: hue !== '' && wash === `var(--${hue}-wash)` }
})
const kinds = [...new Set(hues.map(({ hue }) => hue))]

/** Pairs of ink and ground that readers meet, with the least contrast that each needs. */
const pairs: [ink: string, ground: string, least: number][] = [
  ...inks.flatMap((ink) =>
    [...grounds, 'drop-wash'].map((ground) => [ink, ground, 4.5] as [string, string, number]),
  ),
  ...[...syntax, 'ink', 'ink-faint'].flatMap((ink) =>
    marks.map((ground) => [ink, ground, 4.5] as [string, string, number]),
  ),
  ...kinds.flatMap((kind) =>
    [...grounds, `${kind}-wash`].map((ground) => [`${kind}-ink`, ground, 4.5] as [string, string, number]),
  ),
  ...kinds.flatMap((kind) =>
    ['ink', 'ink-soft', 'drop-ink'].map((ink) => [ink, `${kind}-wash`, 4.5] as [string, string, number]),
  ),
  ['on-tag', 'tag', 4.5],
  ['on-drop', 'drop-bright', 4.5],
  ...['drop', 'edge'].flatMap((line) =>
    grounds.map((ground) => [line, ground, 3] as [string, string, number]),
  ),
]

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s colors', (_, tokens) => {
  it.each(pairs)('draw %s on %s with a contrast of at least %s', (ink, ground, least) => {
    expect(contrast(tokens[ink]!, tokens[ground]!)).toBeGreaterThanOrEqual(least)
  })
})

it.each(hues)('gives admonitions of the kind $kind the ink and the wash of one hue', ({ hue, isPair }) => {
  expect(isPair).toBe(true)
  expect(light).toHaveProperty(`${hue}-ink`)
  expect(light).toHaveProperty(`${hue}-wash`)
})

it('gives every color a value in both modes', () => {
  const colors = Object.keys(light).filter((name) => light[name]!.startsWith('oklch'))
  expect(
    Object.keys(dark)
      .filter((name) => name !== 'shadow')
      .sort(),
  ).toEqual(colors.sort())
})

/** Sheets with colors of the site that must work without it, and the colors that one has of its own. */
const copies = [
  { file: '../../playground/frame/page.css', reason: 'a downloaded playground has it', own: [] },
  { file: '../../../examples/basic/src/index.css', reason: 'readers of the tutorial copy it', own: [] },
  // The page in the stage is white: around it is a shade more.
  {
    file: '../../../examples/landing/src/styles/tokens.css',
    reason: 'its README says how to copy it',
    own: ['sunken', 'grid'],
  },
]

/** The colors of a copy that differ from the site's, such as `--edge is … instead of …`. */
function differences(copied: Tokens, site: Tokens, own: readonly string[]): string[] {
  return Object.entries(copied).flatMap(([name, value]) => {
    const color = site[name === 'danger' ? 'danger-ink' : name]
    const isEqual = !value.startsWith('oklch') || own.includes(name) || value === color
    return isEqual ? [] : [`--${name} is ${value} instead of ${color}`]
  })
}

it.each(copies)('has the colors of $file, since $reason', ({ file, own }) => {
  const css = read(file)
  for (const [selector, site] of [
    [':root', light],
    ["[data-theme='dark']", dark],
  ] as const) {
    const copied = tokensOf(selector, css)
    expect(Object.keys(copied)).toContain('drop-ink')
    expect(differences(copied, site, own), selector).toEqual([])
  }
})

it('names the color of a copy that differs from the site, or that the site does not have', () => {
  const copied = { ink: 'oklch(0 0 0)', danger: light['danger-ink']!, pink: 'oklch(0.8 0.1 0)', slow: '0.4s' }
  expect(differences(copied, light, [])).toEqual([
    `--ink is oklch(0 0 0) instead of ${light.ink}`,
    '--pink is oklch(0.8 0.1 0) instead of undefined',
  ])
})
