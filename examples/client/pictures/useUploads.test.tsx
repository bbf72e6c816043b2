// @vitest-environment jsdom
import { Editor } from '@craftjs/core'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mayLeave } from '../navigation/leaving'
import { useUploads } from './useUploads'

interface Request {
  body: File
  signal: AbortSignal
  fail: (error: Error) => void
}

/** Pending requests, in the order in which they were sent. */
const requests = vi.hoisted((): Request[] => {
  // Another test file may have loaded the module that is mocked below.
  vi.resetModules()
  return []
})

vi.mock('../connection/sendFile', () => ({
  sendFile: (body: File, _report: unknown, signal: AbortSignal) =>
    new Promise((_resolve, fail) => requests.push({ body, signal, fail })),
}))

beforeEach(() => {
  requests.length = 0
  URL.createObjectURL = () => 'blob:preview'
})
afterEach(cleanup)

const file = new File(['x'], 'a.png')

const openEditor = () =>
  renderHook(useUploads, {
    wrapper: ({ children }) => <Editor>{children}</Editor>,
  })

const upload = (editor: ReturnType<typeof openEditor>, sent = file) =>
  act(() => {
    void editor.result.current.start('picture', sent)
    return Promise.resolve()
  })

it('warns before leaving a running upload, and cancels it with the editor', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const editor = openEditor()
  expect(mayLeave()).toBe(true)
  // The second file replaces the first.
  await upload(editor)
  await upload(editor)
  expect(mayLeave()).toBe(false)
  expect(ask).toHaveBeenCalledOnce()
  editor.unmount()
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true])
  expect(mayLeave()).toBe(true)
})

it('keeps the file of a failed upload for a retry', async () => {
  const editor = openEditor()
  await upload(editor)
  await act(() => {
    requests[0]!.fail(new Error('The network failed.'))
    return Promise.resolve()
  })
  const failed = editor.result.current.uploads.picture!
  expect(failed.problem).toBe('The network failed.')
  expect(mayLeave()).toBe(true)
  await upload(editor, failed.file)
  expect(requests[1]!.body).toBe(file)
  expect(editor.result.current.isUploading).toBe(true)
})
