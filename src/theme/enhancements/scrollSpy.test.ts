// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { headingAt, installScrollSpy, updateScrollSpy } from './scrollSpy'

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

describe('a long table of contents', () => {
  const ids = ['one', 'one-a', 'one-b', 'two', 'two-a', 'three']
  const level = (id: string) => (id.includes('-') ? 3 : 2)
  const near = () => [...document.querySelectorAll('[data-near]')].map(({ textContent }) => textContent)
  const readUntil = (id: string) => {
    for (const [at, other] of ids.entries())
      document.getElementById(other)!.getBoundingClientRect = () =>
        new DOMRect(0, at <= ids.indexOf(id) ? 0 : 500)
    updateScrollSpy(document)
    return near()
  }

  it('shows the third level below the section that one reads', () => {
    const entries = ids.map((id) => `<li data-level="${level(id)}"><a href="#${id}">${id}</a></li>`)
    document.body.innerHTML = `<nav data-contents data-long><ul>${entries.join('')}</ul></nav>
      ${ids.map((id) => `<h${level(id)} id="${id}"></h${level(id)}>`).join('')}`
    expect(readUntil('one')).toEqual(['one', 'one-a', 'one-b'])
    expect(readUntil('one-b')).toEqual(['one', 'one-a', 'one-b'])
    expect(readUntil('two-a')).toEqual(['two', 'two-a'])
    expect(readUntil('three')).toEqual(['three'])
    expect(document.querySelector<HTMLElement>('nav > ul')!.style.display).toBe('')
  })
})
