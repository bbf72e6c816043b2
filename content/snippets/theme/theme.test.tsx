// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { App } from './App'
import { firstTheme, themeVariables, type Theme } from './themes'

afterEach(cleanup)

const variable = (name: string) => screen.getByRole('main').style.getPropertyValue(name)

test('A choice changes one variable of the page, but not the others', () => {
  render(<App />)
  expect(variable('--page-font')).toBe('system-ui, sans-serif')
  const accent = variable('--page-accent')
  fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'serif' } })
  expect(variable('--page-font')).toBe('georgia, serif')
  expect(variable('--page-accent')).toBe(accent)
})

test.each(['pink', 'constructor', undefined])(
  'The color %s counts as the first one',
  (accent) => {
    const saved = { ...firstTheme, accent } as Theme
    expect(themeVariables(saved)).toEqual(themeVariables(firstTheme))
  },
)
