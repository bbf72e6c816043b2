import { expect, it } from 'vitest'
import { bareName, termsOf, tokensOf } from './tokens'

it.each([
  ['canMoveIn', ['canmovein', 'move']],
  ['useNode()', ['usenode', 'use', 'node']],
  ['<Element is="div" />', ['element', 'div']],
  ['actions.history.undo', ['actions.history.undo', 'history.undo', 'actions', 'history', 'undo']],
  ['@craftjs/core', ['craftjs.core', 'craftjs', 'core']],
  ['data-cy', ['data.cy', 'data', 'cy']],
  ['a Node’s rules', ['node', 'rules']],
  ['NodeHelpersHTML', ['nodehelpershtml', 'node', 'helpers', 'html']],
  ['é ñandú 0.2.12', ['é', 'ñandú', '0.2.12', '2.12', '0', '2', '12']],
])('splits “%s” into words and their parts', (text, tokens) => expect(tokensOf(text)).toEqual(tokens))

it('omits stop words, unless there are no other words', () => {
  expect(termsOf('How do I save the page?')).toEqual(['save', 'page'])
  expect(termsOf('what is this')).toEqual(['what', 'is', 'this'])
  expect(termsOf('<img src=x onerror=alert(1)>')).toEqual(['img', 'src', 'x', 'onerror', 'alert', '1'])
  expect(termsOf('  ?? ')).toEqual([])
})

it.each([
  ['useNode()', 'usenode'],
  ['useNode( )', 'usenode'],
  ['<Element />', 'element'],
  ['<Element>', 'element'],
  ['<Element is="div" canvas>', 'element'],
  ['a < b', null],
  ['actions.history.undo', 'actions.history.undo'],
  ['setProp(cb, throttleRate?)', 'setprop'],
  ['save the page', null],
  ['', null],
])('“%s” is one name, or none: %s', (text, name) => expect(bareName(text)).toBe(name))
