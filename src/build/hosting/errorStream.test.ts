import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { serveErrors, showError } from './errorStream'

/** A browser that listens from now on, and the events it has got. */
function listen() {
  const events: string[][] = []
  const response = Object.assign(new EventEmitter(), {
    writeHead: () => {},
    write: (event: string) => events.push(JSON.parse(event.replace('data: ', '')) as string[]),
  })
  serveErrors({ get: (_, handler) => handler({}, response as unknown as ServerResponse) })
  return { events, leave: () => response.emit('close') }
}

test('sends the current error to browsers, also to new ones, until it is fixed', () => {
  const early = listen()
  showError('a.mdx:3 is wrong.')
  showError('a.mdx:3 is wrong.')
  const late = listen()
  showError('site.ts is wrong.')
  early.leave()
  showError(null)
  expect(early.events).toEqual([[], ['a.mdx:3 is wrong.'], ['site.ts is wrong.']])
  expect(late.events).toEqual([['a.mdx:3 is wrong.'], ['site.ts is wrong.'], []])
})
