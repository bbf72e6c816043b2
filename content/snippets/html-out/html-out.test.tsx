// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { App } from './App'
import { pageToHtml } from './pageToHtml'

afterEach(cleanup)

test.each([
  ['react', '<views.Text text={"Rye & wheat"} />'],
  ['html', '<p>Rye &amp; wheat</p>'],
  ['jsx', '<Text text={"Rye & wheat"} />'],
])('The page as %s has the text of the editor', (format, code) => {
  render(<App />)
  fireEvent.change(screen.getByLabelText('The page as'), { target: { value: format } })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Code').value).toContain(code)
})

test('A document has the view of each Node', () => {
  const ROOT = {
    ...{
      type: { resolvedName: 'Text' },
      props: { text: '<Rye>' },
      displayName: 'Text',
    },
    ...{ isCanvas: false, custom: {}, hidden: false, parent: null },
    ...{ nodes: [], linkedNodes: {} },
  }
  const views = { Text: ({ text }: { text: string }) => <p>{text}</p> }
  expect(
    pageToHtml({ nodes: { ROOT }, views, title: 'Bread & cake', styles: '/a.css' }),
  ).toMatch(
    /^<!doctype html>.*<title>Bread &amp; cake<\/title>.*<body><p>&lt;Rye&gt;<\/p><\/body>/,
  )
})
