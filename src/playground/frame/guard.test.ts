// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

const reportError = vi.hoisted(() => vi.fn())
vi.mock('./problems', () => ({ reportError }))

let time = 0
let guard: () => void

beforeEach(async () => {
  reportError.mockClear()
  time = 0
  vi.resetModules()
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  ;({ guard } = await import('./guard'))
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

it('leaves code alone that gives the browser its turn', () => {
  for (let turn = 0; turn < 10; turn++) {
    loop(1500)
    vi.runAllTimers()
  }
  expect(reportError).not.toHaveBeenCalled()
})
