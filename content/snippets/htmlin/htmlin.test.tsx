// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { pageProblems } from '../saving/pageProblems'
import { App } from './App'
import { resolver } from './blocks'
import { pageFromHtml } from './pageFromHtml'
import { rules } from './rules'

afterEach(cleanup)

/** The Nodes of a page with their props, and in parentheses what is in them; after a dash, what was lost. */
function convert(html: string) {
  const { page, lost } = pageFromHtml(html, rules)
  expect(pageProblems(JSON.stringify(page), resolver)).toEqual([])
  const list = (id: string): string =>
    page[id]!.nodes.map((child) => {
      const words = [page[child]!.displayName, ...Object.values(page[child]!.props)]
      return `${words.join(' ')}${page[child]!.isCanvas ? ` (${list(child)})` : ''}`
    }).join(', ')
  return [list('ROOT'), ...lost].join(' - ')
}

test.each([
  ['<h2>A &amp; <b>b</b></h2>', 'Heading 2 A & b - <b>, but not what is in it'],
  ['1<p>2<img src=a alt=A>3', 'Text 1, Text 2, Picture a A, Text 3'],
  ['<section>1<article><p>2', 'Section (Text 1, Section (Text 2))'],
  [
    '<p style=a>x<p class=b style=c>y',
    'Text x, Text y - style of <p> (2 times) - class of <p>',
  ],
  ['<body>1<br>2', 'Text 1 2 - <br>, but not what is in it'],
  ['<a class=button href=/a>1</a>', 'LinkButton /a 1'],
  ['<a class=button><img alt=A></a>', 'Picture  A - <a>, which has no words'],
  ['<a href=/a>1</a>', 'Text 1 - href of <a> - <a>, but not what is in it'],
  [
    '<a class=button href="java&Tab;script:x()">1</a>',
    'LinkButton 1 - href of a LinkButton, which has a script in href',
  ],
  ['<svg><rect>1</svg>2', 'Text 2 - <svg> with all that is in it'],
  ['<constructor>1', ' - <constructor> with all that is in it'],
])('%s', (html, expected) => expect(convert(html)).toBe(expected))

test('Any markup becomes a page without problems, and words stay in order', () => {
  const tags = 'p b div section h1 li /p /b /section svg a class=button href=x'.split(
    ' ',
  )
  const parts = fc.array(fc.constantFrom(...tags, '!--', '&lt;', 'h1 <'))
  fc.assert(
    fc.property(parts, (all) => void convert(all.map((tag) => `<${tag}>w`).join(''))),
  )
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...tags.slice(0, 9))), (all) => {
      const words = convert(all.map((tag, at) => `<${tag}>w${at} `).join('')).match(
        /w\d+/g,
      )
      expect(words ?? []).toEqual(all.map((_, at) => `w${at}`))
    }),
  )
})

test('The field replaces the page, and lists what is gone', () => {
  render(<App />)
  fireEvent.change(screen.getByLabelText('HTML'), {
    target: { value: '<p>New</p><hr>' },
  })
  fireEvent.click(screen.getByText('Replace the page'))
  expect(screen.getByRole('main').textContent).toBe('New')
  expect(screen.getByRole('status').textContent).toContain(
    '<hr> with all that is in it',
  )
})
