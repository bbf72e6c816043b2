import type { SerializedNode } from '@craftjs/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageProblems } from '../saving/pageProblems'
import { resolver } from './blocks'
import { pageFromHtml } from './pageFromHtml'
import { rules } from './rules'

/** A page's Nodes with their props, with children in parentheses; after a dash, the lost parts. */
function convert(html: string): string {
  const { page, lost } = pageFromHtml(html, rules)
  expect(pageProblems(JSON.stringify(page), resolver)).toEqual([])
  const list = (id: string): string =>
    (page[id]?.nodes ?? [])
      .map((child) => {
        const { displayName, props, isCanvas } = page[child] as SerializedNode
        const words = [displayName, ...Object.values(props as object)].join(' ')
        return isCanvas ? `${words} (${list(child)})` : words
      })
      .join(', ')
  return [list('ROOT'), ...lost].join(' - ')
}

it.each([
  ['1<p>2<img src=a alt=A>3', 'Text 1, Text 2, Picture a A, Text 3'],
  ['<div>1</div>2', 'Text 1, Text 2 - <div>, but not its content'],
  ['<section>1<article><p>2', 'Section (Text 1, Section (Text 2))'],
  ['<p style=a>1<p class=b style=c>2', 'Text 1, Text 2 - style of <p> (2 times) - class of <p>'],
  ['1<br>2<td>3', 'Text 1 23 - <br>, but not its content'],
  ['<a class=button href=/a>1</a>', 'LinkButton /a 1'],
  ['<a class=button><img alt=A></a>', 'Picture  A - <a>, which has no words'],
  ['<a href=/a>1</a>', 'Text 1 - href of <a> - <a>, but not its content'],
  ['<svg><rect>1</svg>2', 'Text 2 - <svg> and everything in it'],
  ['<constructor>1', ' - <constructor> and everything in it'],
])('Imports %s', (html, expected) => expect(convert(html)).toBe(expected))

it('Any markup becomes a valid page, and words stay in order', () => {
  const tags = 'p b div section h1 li /p /b /section svg !-- a class=button href=x'.split(' ')
  const documents = (names: string[]) =>
    fc.array(fc.constantFrom(...names)).map((all) => all.map((tag, at) => `<${tag}>w${at} `))
  fc.assert(fc.property(documents(tags), (parts) => void convert(parts.join('&lt;'))))
  fc.assert(
    fc.property(documents(tags.slice(0, 9)), (parts) => {
      const words = convert(parts.join('')).match(/w\d+/g) ?? []
      expect(words).toEqual(parts.map((_, at) => `w${at}`))
    }),
  )
})
