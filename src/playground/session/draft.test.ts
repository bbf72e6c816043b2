// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { readDraft, writeDraft } from './draft'

const project = (text: string) => ({ files: { 'App.tsx': text }, hasRun: true })

beforeEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

// Drafts per project, and Reset: PlaygroundSession.test.ts. Without storage, the URL contains the draft:
// e2e/playground/playground.spec.ts.
it('keeps the last ten, or fewer if storage is small', async () => {
  for (let number = 0; number < 12; number++) await writeDraft(`#${number}`, project(String(number)))
  expect([readDraft('#1'), readDraft('#2'), readDraft('#11')]).toEqual([null, project('2'), project('11')])
  const set = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > 160) throw new DOMException('Full', 'QuotaExceededError')
    set.call(this, key, value)
  })
  await writeDraft('#12', project('12'))
  expect([readDraft('#9'), readDraft('#12')]).toEqual([null, project('12')])
})

it('ignores entries that are not drafts', () => {
  for (const text of ['{', 'null', '{}', '[1]', '[["", {"files": 1}]]']) {
    sessionStorage.setItem('playground.drafts', text)
    expect(readDraft('')).toBeNull()
  }
})
