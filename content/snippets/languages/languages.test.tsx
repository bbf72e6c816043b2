// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { App } from './App'

afterEach(cleanup)

const texts = () =>
  [...screen.getByRole('main').children].map(
    (element) =>
      `${element.textContent} ${element.getAttribute('lang')} ${element.getAttribute('dir')}`,
  )
const choose = (value: string) =>
  fireEvent.change(screen.getByLabelText('Language of the page'), { target: { value } })

test('A page is mirrored for Arabic, but untranslated text keeps its direction', () => {
  render(<App />)
  choose('ar')
  expect(screen.getByRole('main').getAttribute('dir')).toBe('rtl')
  expect(texts()).toEqual(['أهلا وسهلا ar rtl', 'Open every day en ltr'])
})

test('The next untranslated text is selected, and the field edits one language', () => {
  render(<App />)
  choose('ar')
  fireEvent.click(screen.getByText(/Not in/))
  const field = screen.getByLabelText(/Text \(/)
  fireEvent.change(field, { target: { value: 'يوميا' } })
  expect(texts()[1]).toBe('يوميا ar rtl')
  expect(document.body.textContent).toContain('All texts are in العربية.')
  fireEvent.change(field, { target: { value: '' } })
  expect(texts()[1]).toBe('Open every day en ltr')
  choose('de')
  expect(texts()[1]).toBe('Täglich geöffnet de ltr')
})
