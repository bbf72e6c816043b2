// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { installScrollRegions } from './scrollRegions'

/** jsdom has no layout. */
function size(
  element: Element,
  content: [width: number, height: number],
  box: [width: number, height: number],
) {
  const values = {
    scrollWidth: content[0],
    scrollHeight: content[1],
    clientWidth: box[0],
    clientHeight: box[1],
  }
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(element, name, { value, configurable: true })
}

beforeEach(() => {
  document.body.innerHTML = `
    <figure class="code"><pre id="wide" tabindex="0"></pre></figure>
    <figure class="code"><pre id="high" tabindex="0"></pre></figure>
    <figure class="code"><pre id="small" tabindex="0"></pre></figure>
    <div class="table-wrap" id="table" tabindex="0"></div>`
})

const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }))
const stops = () => [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(({ id }) => id)

it('leaves in the tab order what scrolls, as soon as Tab is pressed, and puts it back when the window is narrower', () => {
  installScrollRegions(document)
  const [wide, high, small, table] = ['wide', 'high', 'small', 'table'].map((id) =>
    document.getElementById(id)!,
  )
  size(wide!, [300, 10], [200, 10])
  size(high!, [200, 400], [200, 300])
  for (const region of [small!, table!]) size(region, [200, 10], [200, 10])
  press('Escape')
  expect(stops()).toHaveLength(4)
  press('Tab')
  expect(stops()).toEqual(['wide', 'high'])
  size(table!, [200, 10], [100, 10])
  press('Tab')
  expect(stops()).toEqual(['wide', 'high', 'table'])
})
