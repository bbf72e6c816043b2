import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { logUnhandledRejections } from './logUnhandledRejections'

test('an unhandled rejection is reported, and the process continues', () => {
  const running = new EventEmitter()
  const said: unknown[] = []
  running.on('unhandledRejection', () => said.push('the end'))
  logUnhandledRejections({ error: (reason) => said.push(reason) }, running)
  const failure = new TypeError('x is undefined')
  running.emit('unhandledRejection', failure)
  running.emit('unhandledRejection', 'no reason')
  expect(said).toEqual([failure, 'no reason'])
})
