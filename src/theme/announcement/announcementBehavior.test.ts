// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { installAnnouncement, showAnnouncement } from './announcementBehavior'

const isDismissed = () => document.documentElement.hasAttribute('data-announcement-dismissed')

/** Draws the bar with `id` as a page would and brings it in step. */
function draw(id: string): void {
  document.body.innerHTML = `<section data-announcement="${id}"><button data-announcement-close></button></section>`
  showAnnouncement(document)
}

installAnnouncement(document)
beforeEach(() => localStorage.clear())

describe('the announcement', () => {
  it('shows until it is dismissed, and stays away on the next page', () => {
    draw('react-19')
    expect(isDismissed()).toBe(false)
    document.querySelector<HTMLElement>('[data-announcement-close]')!.click()
    expect(isDismissed()).toBe(true)
    draw('react-19')
    expect(isDismissed()).toBe(true)
  })

  it('shows again when its id has changed', () => {
    localStorage.setItem('announcement.id', 'react-19')
    localStorage.setItem('announcement.dismissed', 'true')
    draw('layers')
    expect(isDismissed()).toBe(false)
    expect(localStorage.getItem('announcement.id')).toBe('layers')
  })

  it('shows when what is stored is junk', () => {
    localStorage.setItem('announcement.id', 'react-19')
    localStorage.setItem('announcement.dismissed', 'yes, really')
    draw('react-19')
    expect(isDismissed()).toBe(false)
  })
})
