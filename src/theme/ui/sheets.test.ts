// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { loadSheet } from './sheets'

const links = () => [...document.head.querySelectorAll('link')]
const finish = (type: 'load' | 'error') => links()[0]!.dispatchEvent(new Event(type))

beforeEach(() => document.head.replaceChildren())

it('links a sheet once, and resolves when it has loaded', async () => {
  const both = Promise.all([loadSheet('/static/a.css'), loadSheet('/static/a.css')])
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/static/a.css'])
  finish('load')
  await both
  await loadSheet('/static/a.css')
  expect(links()).toHaveLength(1)
})

it('does not request sheets that the page already has', async () => {
  const style = document.createElement('style')
  style.dataset.href = '/static/c.css'
  document.head.append(style)
  await loadSheet('/static/c.css')
  expect(links()).toHaveLength(0)
})

it('rejects if the sheet does not load, and retries the next time', async () => {
  const first = loadSheet('/static/b.css')
  finish('error')
  await expect(first).rejects.toThrow('/static/b.css')
  expect(links()).toHaveLength(0)
  const second = loadSheet('/static/b.css')
  finish('load')
  await expect(second).resolves.toBeUndefined()
})
