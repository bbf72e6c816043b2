// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.stubEnv('VITE_SERVER', '1')
  vi.resetModules()
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  }
})

it('times out an upload 30 seconds after its last progress', async () => {
  const upload: { onprogress?: (event: object) => void } = {}
  const abort = vi.fn()
  class SilentRequest {
    upload = upload
    abort = abort
    open() {}
    setRequestHeader() {}
    send() {}
  }
  vi.stubGlobal('XMLHttpRequest', SilentRequest)
  const { sendFile } = await import('./sendFile')
  const reports: number[] = []
  const failed = vi.fn()
  const file = new File(['x'], 'a.png')
  const user = new AbortController()
  const send = () =>
    sendFile(file, (each) => reports.push(each), user.signal).catch(failed)
  void send()

  await vi.advanceTimersByTimeAsync(20_000)
  upload.onprogress?.({ loaded: 1, total: 4 })
  await vi.advanceTimersByTimeAsync(29_000)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(failed).toHaveBeenCalledWith(new Error('The server did not respond.'))
  expect(abort).toHaveBeenCalledOnce()
  expect(reports).toEqual([0.25])

  // An upload that the user cancels ends immediately.
  void send()
  user.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(failed).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})
