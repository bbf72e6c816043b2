import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import { expect, it } from 'vitest'
import { ADMONITION_KINDS } from '../../model/admonitions'

type Tokens = Record<string, string>

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

/** The custom properties of the first rule with `selector`. */
function tokensOf(selector: string): Tokens {
  const rule = sheet.slice(sheet.indexOf(selector)).match(/\{([^}]*)\}/)?.[1] ?? ''
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value] as [string, string]),
  )
}

interface AxeColors {
  Color: new () => { parseString: (text: string) => void }
  getContrast: (...colors: object[]) => number
}

/** Axe's color parsing and contrast functions, which its types omit. */
const { Color, getContrast } = (axe as unknown as { commons: { color: AxeColors } }).commons.color

/** WCAG contrast of two colors, 1 to 21. */
function contrast(...texts: [one: string, other: string]): number {
  const colors = texts.map(() => new Color())
  colors.forEach((color, at) => color.parseString(texts[at]!))
  return getContrast(...colors)
}

const light = tokensOf(':root')
const dark = tokensOf("[data-theme='dark']")
const grounds = ['sunken', 'paper', 'raised']
const marks = ['code-ground', 'code-mark', 'code-inserted', 'code-deleted']
const inks = ['ink', 'ink-soft', 'ink-faint', 'drop-ink']
const syntax = Object.keys(light).filter((name) => name.startsWith('tk-'))

/** The hue of each kind of admonition. */
const hues = ADMONITION_KINDS.map((kind) => {
  const { 'kind-ink': ink = '', 'kind-wash': wash = '' } = tokensOf(`[data-kind='${kind}']`)
  const [hue = ''] = /(?<=^var\(--)[\w-]+(?=-ink\)$)/.exec(ink) ?? []
  return { kind, hue, isPair: hue !== '' && wash === `var(--${hue}-wash)` }
})
const kinds = [...new Set(hues.map(({ hue }) => hue))]

/** All pairs of `ones` on `grounds`, with the minimum contrast. */
const on = (ones: string[], grounds: string[], least = 4.5) =>
  ones.flatMap((ink) => grounds.map((ground) => ({ ink, ground, least })))
const pairs = [
  ...on(inks, [...grounds, 'drop-wash']),
  ...on([...syntax, 'ink', 'ink-faint'], marks),
  ...kinds.flatMap((kind) => on([`${kind}-ink`], [...grounds, `${kind}-wash`])),
  ...kinds.flatMap((kind) => on(['ink', 'ink-soft', 'drop-ink'], [`${kind}-wash`])),
  ...on(['on-tag'], ['tag']),
  ...on(['on-drop'], ['drop-bright']),
  ...on(['drop', 'edge'], grounds, 3),
]

it.each([
  ['light', light],
  ['dark', dark],
])('the %s colors have enough contrast', (_, tokens) => {
  expect(pairs.length).toBeGreaterThan(60)
  const isFaint = ({ ink, ground, least }: (typeof pairs)[number]) =>
    !(contrast(tokens[ink]!, tokens[ground]!) >= least)
  expect(pairs.filter(isFaint)).toEqual([])
})

it.each(hues)('$kind admonitions have an ink and a wash of the same hue', ({ hue, isPair }) => {
  expect(isPair).toBe(true)
  expect(light).toHaveProperty(`${hue}-ink`)
  expect(light).toHaveProperty(`${hue}-wash`)
})

it('every color has a value in both modes', () => {
  const colors = Object.keys(light).filter((name) => light[name]!.startsWith('oklch'))
  const own = Object.keys(dark).filter((name) => name !== 'shadow')
  expect(own.sort()).toEqual(colors.sort())
})
