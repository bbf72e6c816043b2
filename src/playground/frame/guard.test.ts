// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

const [reportError, send] = vi.hoisted(() => [vi.fn(), vi.fn()])
vi.mock('./problems', () => ({ reportError }))
vi.mock('./page', () => ({ send }))

let time = 0
let guard: () => void
let markShown: () => void

beforeEach(async () => {
  reportError.mockClear()
  time = 0
  vi.resetModules()
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  ;({ guard, markShown } = await import('./guard'))
})

/** Calls the guard as a loop does whose rounds take `milliseconds` together. */
function loop(milliseconds: number): void {
  for (let round = 0; round < 1024; round++) {
    time += milliseconds / 1024
    guard()
  }
}

it('stops code that keeps the browser busy, reports it once, and stops what catches the error too', () => {
  expect(() => loop(5000)).toThrow('The code was stopped: it kept the browser busy for more than 2 seconds.')
  expect(guard).toThrow('The code was stopped')
  expect(guard).toThrow('The code was stopped')
  expect(reportError).toHaveBeenCalledTimes(1)
})

/** Ten turns of some milliseconds, with a pause after each. */
function turns(milliseconds: number, pause: number): void {
  for (let turn = 0; turn < 10; turn++) {
    loop(milliseconds)
    vi.runAllTimers()
    time += pause
  }
}

it('leaves code alone that gives the browser its turn', () => {
  turns(1500, 300)
  markShown()
  turns(300, 1)
  expect(reportError).not.toHaveBeenCalled()
})

it('counts long turns without a pause as one, and short ones until something is rendered', () => {
  expect(() => turns(300, 1)).toThrow('The code was stopped')
})

it('counts long turns without a pause as one, when something is rendered', () => {
  markShown()
  expect(() => turns(900, 16)).toThrow('The code was stopped')
})

it('stops code that changes the address, and tells the page', () => {
  history.replaceState(null, '', '#left')
  expect(() => loop(1)).toThrow('The code was stopped')
  expect(send).toHaveBeenCalledWith({ kind: 'left' })
})
