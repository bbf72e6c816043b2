// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useLeaveQuestion } from './leaving'
import { usePageOfAddress } from './usePageOfAddress'

it('stays on a page if the user cancels "Back"', async () => {
  const { result, rerender } = renderHook(
    ({ question }) => {
      useLeaveQuestion(question)
      return usePageOfAddress()
    },
    { initialProps: { question: '' } },
  )
  const change = (leave: () => void) =>
    act(async () => {
      const changed = new Promise((resolve) =>
        addEventListener('hashchange', resolve, { once: true }),
      )
      leave()
      await changed
    })
  await change(() => (location.hash = '#/about'))
  expect(result.current).toEqual({ pageId: 'about', isAnswers: false })
  await change(() => (location.hash = '#/about/answers'))
  expect(result.current).toEqual({ pageId: 'about', isAnswers: true })
  await change(() => (location.hash = '#/home'))
  expect(result.current.pageId).toBe('home')

  rerender({ question: 'Leave?' })
  const answer = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await change(() => history.back())
  expect([result.current.pageId, location.hash]).toEqual(['home', '#/home'])
  // The browser reports a change after the address has changed back.
  await change(() => dispatchEvent(new Event('hashchange')))
  expect(answer).toHaveBeenCalledOnce()
  answer.mockReturnValue(true)
  await change(() => (location.hash = '#/'))
  expect(result.current.pageId).toBeNull()
})
