// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { keepDraft, newDraftKey } from './draft'
import { DraftChoice } from './DraftChoice'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const json = JSON.stringify({ ROOT: { type: 'div', props: {} } })

test.each([
  ['deleted', { json: '', revision: '' }],
  ['saved', { json: '{}', revision: 'b' }],
])('A draft shows that its page has been %s since', (change, page) => {
  keepDraft(newDraftKey('home'), { json, replaces: ['a'] })
  render(
    <DraftChoice pageId="home" page={page} resolver={{}}>
      {() => 'the editor'}
    </DraftChoice>,
  )
  expect(
    screen.getByText(`The page has been ${change} since`, { exact: false }),
  ).toBeTruthy()
})
