import type { SerializedNodes } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { App as OldPage } from './App'
import { Missing } from './Missing'
import { withoutPlaceholders, withPlaceholders } from './placeholders'
import { boxWith, canvas, resolver } from '../../../src/fixtures/craft/blocks'
import { open } from '../../../src/fixtures/craft/craft'
import { saved } from '../../../src/fixtures/craft/page'

it('Deleted upgrades still count toward the version', async () => {
  const rename = ({ ROOT }: SerializedNodes) => (ROOT!.displayName = 'Upgraded')
  vi.doMock('./upgrades', () => ({ firstVersion: 2, upgrades: [rename] }))
  vi.resetModules()
  const { currentVersion, openPage } = await import('./storedPage')
  open('a')
  const page = (version: number) => ({ version, nodes: saved() })
  expect(currentVersion).toBe(3)
  expect(openPage(page(2)).ROOT?.displayName).toBe('Upgraded')
  expect(openPage(page(3)).ROOT?.displayName).not.toBe('Upgraded')
  for (const version of [1, 4]) expect(() => openPage(page(version))).toThrow('supports 2 to 3')
  expect(() => openPage(saved())).toThrow('The page has version 0.')
  // Tests in a file share their modules.
  vi.doUnmock('./upgrades')
  vi.resetModules()
})

it('The placeholder shows a page without removed components, and saves it unchanged', () => {
  const Old = boxWith({ displayName: 'My old box' })
  open(canvas('inside', { is: Old, color: 'red', custom: { note: 'a' } }), { components: { Old } })
  const before = saved()
  cleanup()
  const known = { ...resolver, Missing }
  open(null, { resolver: known }, JSON.stringify(withPlaceholders(before, known)))
  expect(screen.getByText('Old is not available.')).toBeTruthy()
  expect(screen.getByText('inside')).toBeTruthy()
  expect(withoutPlaceholders(saved())).toEqual(before)
})

it('The recipe’s app opens an old page and stores it in the current format', () => {
  render(<OldPage />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Our shop')
  fireEvent.mouseDown(screen.getByText('Poll is not available.'))
  expect(screen.getByText('Stored with version 4: a, b, poll')).toBeTruthy()
})
