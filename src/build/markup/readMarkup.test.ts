import { expect, it } from 'vitest'
import { attributesOf, readMarkup } from './readMarkup'

function heard(html: string): string[] {
  const list: string[] = []
  readMarkup(html, {
    open: (tag, attributes) => void list.push(`<${tag} ${JSON.stringify(attributesOf(attributes))}`),
    close: (tag) => {
      list.push(`</${tag}`)
      return tag === 'main' ? 'end' : undefined
    },
    text: (text) => void list.push(text),
  })
  return list
}

it('tells tags, their attributes and texts in order', () => {
  expect(heard('a<p class="b c" data-x>d &amp; &lt;e&gt; &quot;f&#x27;</p>g')).toEqual([
    'a',
    '<p [["class","b c"],["data-x",""]]',
    `d & <e> "f'`,
    '</p',
    'g',
  ])
})

it('closes what holds nothing, with or without a slash', () => {
  expect(heard('<br><img src="/a/" alt=""/><path d="M0>"/>')).toEqual([
    '<br []',
    '</br',
    '<img [["src","/a/"],["alt",""]]',
    '</img',
    '<path [["d","M0>"]]',
    '</path',
  ])
})

it('leaves comments out, and what stands behind the end', () => {
  expect(heard('<main>a<!-- <b> -->c</main><p>')).toEqual(['<main []', 'a', 'c', '</main'])
})
