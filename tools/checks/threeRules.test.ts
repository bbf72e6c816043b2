import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the boxes of the ThreeRules demo show the rules that they have', () => {
  const code = readFileSync('content/demos/ThreeRules.tsx', 'utf8')
  const boxes = [
    ...code.matchAll(/boxWith\(\s*'[^']+',\s*'([^']+)',\s*\{\s*(?:canMoveIn: (.+),\s*)?\},?\s*\)/g),
  ]
  expect(boxes).toHaveLength(3)
  // Without a rule, Craft.js accepts everything.
  for (const [, printed, rule = '() => true'] of boxes) expect(printed).toBe(rule)
})
