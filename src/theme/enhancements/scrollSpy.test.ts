// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { headingAt, installScrollSpy } from './scrollSpy'

vi.useFakeTimers()
const current = () => document.querySelector('[aria-current]')?.textContent

/** Puts the headings of the page at these distances from the top of the window. */
function place(tops: number[]): void {
  document.querySelectorAll('h2').forEach((heading, at) => {
    heading.getBoundingClientRect = () => new DOMRect(0, tops[at])
  })
}

beforeEach(() => {
  document.body.innerHTML = `<nav data-contents><button data-disclosure aria-expanded="true"></button>
    <a href="#a">A</a><a href="#b">B</a></nav><h2 id="a"></h2><h2 id="b"></h2>`
})

describe('headingAt', () => {
  it('is the last heading above the line', () => {
    expect([50, 100, 250].map((line) => headingAt([100, 200], line))).toEqual([-1, 0, 1])
  })
})

describe('the table of contents', () => {
  it('marks the current heading, at most once a frame', () => {
    place([500, 900])
    installScrollSpy(document)
    expect(current()).toBeUndefined()
    place([10, 400])
    const reads = vi.spyOn(document.querySelector('#a')!, 'getBoundingClientRect')
    for (let at = 0; at < 5; at++) document.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(15)
    expect(reads).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(reads).toHaveBeenCalledTimes(1)
    expect(current()).toBe('A')
    place([-400, 20])
    document.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(16)
    expect(current()).toBe('B')
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
  })

  it('collapses when a link is followed', () => {
    document.querySelector<HTMLElement>('[href="#b"]')!.click()
    expect(document.querySelector('[data-disclosure]')!.getAttribute('aria-expanded')).toBe('false')
  })
})
