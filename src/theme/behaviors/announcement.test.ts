// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { installAnnouncement, showAnnouncement } from './announcement'

const stored = () => [localStorage.getItem('announcement.id'), localStorage.getItem('announcement.dismissed')]

/** Renders the bar with `id` as a page would. */
function render(id: string): void {
  document.body.innerHTML = `<section data-announcement="${id}"><button data-announcement-close></button></section>`
  showAnnouncement(document)
}

installAnnouncement(document)
beforeEach(() => localStorage.clear())

describe('the announcement', () => {
  it('stays until it is dismissed, and its dismissal is stored with its id', () => {
    render('react-19')
    expect(stored()).toEqual(['react-19', 'false'])
    document.querySelector<HTMLElement>('[data-announcement-close]')!.click()
    expect(document.documentElement.dataset.dismissed).toBe('react-19')
    expect(stored()).toEqual(['react-19', 'true'])
    render('react-19')
    expect(stored()).toEqual(['react-19', 'true'])
  })

  it('is shown again when its id has changed', () => {
    localStorage.setItem('announcement.id', 'react-19')
    localStorage.setItem('announcement.dismissed', 'true')
    render('layers')
    expect(stored()).toEqual(['layers', 'false'])
  })
})
