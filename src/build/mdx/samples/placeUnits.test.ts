import { expect, it } from 'vitest'
import { placeUnits } from './placeUnits'

const app = `import './Text'\nimport './Card'`
const unit = (file: string, ...files: [name: string, text: string][]) => ({ file, files: new Map(files) })

it('places equal files with equal imports once, and others apart', () => {
  const { samples, shared, texts } = placeUnits(
    [
      unit('Card.tsx', ['Card.tsx', `import './Text'`], ['Text.tsx', '1']),
      unit('App.tsx', ['App.tsx', app], ['Text.tsx', '1'], ['Card.tsx', `import './Text'`]),
      unit('App.tsx', ['App.tsx', app], ['Text.tsx', '2'], ['Card.tsx', `import './Text'`]),
    ],
    '/home',
  )
  const [card, first, second] = samples
  const imported = (from = '', name: string) => shared.get(from.replace('App', name)) ?? ''
  expect(imported(first, 'Card')).toBe(card)
  expect(imported(second, 'Card')).not.toBe(card)
  expect(texts.get(imported(second, 'Text'))).toBe('2')
  expect(shared.get(imported(second, 'Card').replace('Card', 'Text'))).toBe(imported(second, 'Text'))
})

it('places files that import each other', () => {
  const a = ['a.ts', `import './b'`] as const
  const b = ['b.ts', `import './a'`] as const
  const { samples, shared } = placeUnits(
    [unit('a.ts', [...a], [...b]), unit('b.ts', [...b], [...a])],
    '/home',
  )
  expect(shared.get(samples[0]?.replace('a.ts', 'b.ts') ?? '')).toBe(samples[1])
  expect(shared.get(samples[1]?.replace('b.ts', 'a.ts') ?? '')).toBe(samples[0])
})
