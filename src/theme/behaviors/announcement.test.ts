// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { installAnnouncement, showAnnouncement } from './announcement'

const stored = () => [localStorage.getItem('announcement.id'), localStorage.getItem('announcement.dismissed')]

/** Draws the bar with `id` as a page would and brings it in step. */
function draw(id: string): void {
  document.body.innerHTML = `<section data-announcement="${id}"><button data-announcement-close></button></section>`
  showAnnouncement(document)
}

installAnnouncement(document)
beforeEach(() => localStorage.clear())

describe('the announcement', () => {
  it('stays until it is dismissed, and its dismissal is stored with its id', () => {
    draw('react-19')
    expect(stored()).toEqual(['react-19', 'false'])
    document.querySelector<HTMLElement>('[data-announcement-close]')!.click()
    expect(document.documentElement.dataset.dismissed).toBe('react-19')
    expect(stored()).toEqual(['react-19', 'true'])
    draw('react-19')
    expect(stored()).toEqual(['react-19', 'true'])
  })

  it('starts anew when its id has changed', () => {
    localStorage.setItem('announcement.id', 'react-19')
    localStorage.setItem('announcement.dismissed', 'true')
    draw('layers')
    expect(stored()).toEqual(['layers', 'false'])
  })
})
