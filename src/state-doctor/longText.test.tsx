// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { longAfterPaste, useLongText } from './longText'

const long = `{\r\n${' '.repeat(200_000)}}`

// What the reader sees: e2e/stateDoctor.spec.ts.
it('keeps a long text beside its field, until the field contains something else', () => {
  const field = document.createElement('textarea')
  const { result } = renderHook(() => useLongText({ current: field }))
  field.value = long
  act(() => result.current.put(long))
  expect(field.value.length).toBeLessThan(3000)
  expect(result.current.textOf()).toBe(long)
  expect(result.current.length).toBe(long.length)
  field.value = 'short'
  expect(result.current.textOf()).toBe('short')
  act(() => result.current.put('short'))
  expect(result.current.length).toBeNull()
})

it('takes a paste that is too long for the field, with the text around it', () => {
  const field = document.createElement('textarea')
  field.value = 'a-d'
  field.setSelectionRange(1, 2)
  expect(longAfterPaste(field, 'bc')).toBeNull()
  expect(longAfterPaste(field, long)).toBe(`a${long}d`)
  field.readOnly = true
  expect(longAfterPaste(field, long)).toBeNull()
})
