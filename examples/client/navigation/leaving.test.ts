// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mayLeave, useLeaveQuestion } from './leaving'

it('asks only if something would be lost at the moment the user leaves', () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const closes = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  let isLost = false
  const isNeeded = () => isLost
  renderHook(() => useLeaveQuestion('Leave?', isNeeded))
  expect([mayLeave(), closes()]).toEqual([true, true])
  expect(ask).not.toHaveBeenCalled()
  isLost = true
  expect([mayLeave(), closes()]).toEqual([false, false])
  expect(ask).toHaveBeenCalledExactlyOnceWith('Leave?')
})
