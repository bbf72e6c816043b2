import { expect, it } from 'vitest'
import { readBody } from './readBody'

it('tells elements with their ids and classes, and texts without the colors of code and the types in it', () => {
  const heard: string[] = []
  const html =
    '<code><span class="tk-name" data-type="on: (a: B&lt;any>) => C">on</span> = <span class="line" id="l">1</span></code>'
  readBody(
    [
      { tag: 'pre', attrs: { className: 'x' }, html },
      { island: 'Picture', props: { alt: 'A' } },
    ],
    {
      open: (tag, id, classes) => void heard.push(`<${[tag, id, classes].join('|')}`),
      close: (tag) => void heard.push(`</${tag}`),
      text: (text) => void heard.push(text),
    },
  )
  expect(heard).toEqual([
    '<pre||x',
    '<code||',
    'on = ',
    '<span|l|line',
    '1',
    '</span',
    '</code',
    '</pre',
    'A ',
  ])
})
