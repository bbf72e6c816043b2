// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { App } from './App'

afterEach(cleanup)

const page = () =>
  [...screen.getByRole('main').children].map((child) => child.outerHTML)
const replace = (html: string) => {
  fireEvent.change(screen.getByLabelText('HTML'), { target: { value: html } })
  fireEvent.click(screen.getByText('Replace the page'))
}
const lost = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

test('A document becomes a page, and the lost parts are listed', () => {
  render(<App />)
  expect(screen.getByRole('heading').textContent).toBe('Bread of the week')
  replace('<h2>Rye &amp; <b>wheat</b></h2><script>alert(1)</script>')
  expect(page()).toEqual([expect.stringMatching(/^<h2.*>Rye &amp; wheat<\/h2>$/)])
  expect(lost()).toEqual(['<b>, but not its content', '<script> and everything in it'])
  replace('<p>Rye</p>')
  expect(lost()).toEqual([])
  // The parser adds a tbody, which does not count as lost.
  replace('<table><tr><td>Rye<td>Wheat</table>')
  expect(page()).toHaveLength(2)
  expect(lost()).toEqual([
    '<table>, but not its content',
    '<tr>, but not its content',
    '<td>, but not its content (2 times)',
  ])
})

test('An address that runs a script is removed', () => {
  render(<App />)
  replace('<a class="button" href="java&Tab;script:alert(1)">Order</a>')
  expect(page()).toEqual([expect.not.stringContaining('script:')])
  expect(lost()).toEqual(['href of a LinkButton, which has a script in href'])
})
