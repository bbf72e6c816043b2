// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { keepDraft, newDraftKey } from '@recipes/saving/draft'
import { savePage, transport } from '@recipes/saving/server'
import { people } from '../../../client/connection/person'
import { PageList } from './PageList'

it('waits for a pending save, and lists pages that are only in this browser', async () => {
  const sent: string[] = []
  let finish = () => {}
  transport.fetch = (url, options) => {
    sent.push(`${options?.method ?? 'GET'} ${url}`)
    if (!options?.method) return Promise.resolve(Response.json([]))
    return new Promise((resolve) => {
      finish = () => resolve(new Response(null, { status: 204 }))
    })
  }
  keepDraft(newDraftKey('ada/menu'), { json: '{}', replaces: [''] })
  keepDraft(newDraftKey('ben/home'), { json: '{}', replaces: [''] })
  const save = savePage('news', { json: '{}', revision: 'a', replaces: [''] })
  render(<PageList person={people[0]} />)
  const drafts = screen.getAllByRole('link', { name: /^Draft of/ })
  expect(drafts.map(({ textContent }) => textContent)).toEqual(['Menu'])
  await vi.waitFor(() => expect(sent).toContain('GET /api/pictures'))
  expect(sent).not.toContain('GET /api/pages')
  finish()
  await save
  await vi.waitFor(() => expect(sent).toContain('GET /api/pages'))
})
