// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Helmet } from './browserHelmet'

beforeEach(() => {
  document.head.innerHTML =
    '<meta charset="utf-8"><meta name="description" content="One" data-react-helmet="true">' +
    '<link rel="canonical" href="/one" data-react-helmet="true">'
  document.title = 'One'
})

const head = (name: string, description: string | null = name) => (
  <Helmet htmlAttributes={{ lang: 'en' }} defer={false}>
    <title>{`${name} | craft.js`}</title>
    {description === null ? null : <meta name="description" content={description} />}
    <>
      <link rel="canonical" href={`/${name.toLowerCase()}`} />
    </>
    <script type="application/ld+json">{'{}'}</script>
  </Helmet>
)

const marked = () => [...document.head.querySelectorAll('[data-react-helmet]')]

test('what the HTML says already is left as it is', () => {
  const before = marked()
  render(head('One'))
  expect(marked()).toEqual(before)
  expect(marked().every((element, at) => element === before[at])).toBe(true)
  expect(document.documentElement.lang).toBe('en')
})

test('the language is not written again, which would style every element anew', () => {
  render(head('One'))
  const write = vi.spyOn(document.documentElement, 'setAttribute')
  render(head('Two'))
  expect(write).not.toHaveBeenCalled()
})

test('the head follows from page to page, and nothing of a page stays', () => {
  const { rerender } = render(head('One'))
  rerender(head('Two', null))
  expect(document.title).toBe('Two | craft.js')
  expect(marked().map((element) => element.outerHTML)).toEqual([
    '<link rel="canonical" href="/two" data-react-helmet="true">',
  ])
  expect(document.head.querySelector('meta[charset]')).not.toBeNull()
  rerender(head('Three'))
  expect(document.querySelector<HTMLMetaElement>('meta[name=description]')?.content).toBe('Three')
})
