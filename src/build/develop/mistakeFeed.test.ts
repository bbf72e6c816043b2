import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { serveMistakes, showMistake } from '.'

/** Somebody who listens from now on, and what they have heard. */
function listen() {
  const heard: string[][] = []
  const response = Object.assign(new EventEmitter(), {
    writeHead: () => {},
    write: (event: string) => heard.push(JSON.parse(event.replace('data: ', '')) as string[]),
  })
  serveMistakes({ get: (_, handler) => handler({}, response as unknown as ServerResponse) })
  return { heard, leave: () => response.emit('close') }
}

test('says what is wrong, to those who come later too, until it is right', () => {
  const early = listen()
  showMistake('content', 'a.mdx:3 is wrong.')
  showMistake('content', 'a.mdx:3 is wrong.')
  showMistake('settings', 'site.ts is wrong.')
  const late = listen()
  showMistake('content', null)
  early.leave()
  showMistake('settings', null)
  expect(early.heard).toEqual([
    [],
    ['a.mdx:3 is wrong.'],
    ['a.mdx:3 is wrong.', 'site.ts is wrong.'],
    ['site.ts is wrong.'],
  ])
  expect(late.heard).toEqual([['a.mdx:3 is wrong.', 'site.ts is wrong.'], ['site.ts is wrong.'], []])
})
