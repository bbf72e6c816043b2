// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

const reportError = vi.hoisted(() => vi.fn())
vi.mock('./problems', () => ({ reportError }))
vi.mock('./page', () => ({ send: () => {} }))

let time = 0
let guard: () => void
let signalRendered: () => void

beforeEach(async () => {
  reportError.mockClear()
  time = 0
  vi.resetModules()
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  ;({ guard, signalRendered } = await import('./guard'))
})

/** Calls the guard like a loop whose iterations take `milliseconds` in total. */
function loop(milliseconds: number): void {
  for (let round = 0; round < 1024; round++) {
    time += milliseconds / 1024
    guard()
  }
}

it('stops code that keeps the browser busy, reports it once, and also stops code that catches the error', () => {
  expect(() => loop(5000)).toThrow('The code was stopped: it kept the browser busy for more than 2 seconds.')
  expect(guard).toThrow('The code was stopped')
  expect(guard).toThrow('The code was stopped')
  expect(reportError).toHaveBeenCalledTimes(1)
})

/** Ten turns of this many milliseconds, with a pause after each. */
function turns(milliseconds: number, pause: number): void {
  for (let turn = 0; turn < 10; turn++) {
    loop(milliseconds)
    vi.runAllTimers()
    time += pause
  }
}

it('does not stop code that yields to the browser', () => {
  turns(1500, 300)
  signalRendered()
  turns(300, 1)
  expect(reportError).not.toHaveBeenCalled()
})

it.each([
  ['short ones, before anything is rendered', 300, 1, false],
  ['long ones, after something has rendered', 900, 16, true],
])('counts turns without a pause as one: %s', (_, milliseconds, pause, isRendered) => {
  if (isRendered) signalRendered()
  expect(() => turns(milliseconds, pause)).toThrow('The code was stopped')
})
