import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Body } from './Body'

describe('Body', () => {
  it('draws HTML as it is, without anything around it', () => {
    const nodes = [{ tag: 'p', html: 'a <b>b</b>' }, { tag: 'hr', html: '' }, 'text']
    expect(renderToStaticMarkup(<Body nodes={nodes} />)).toBe('<p>a <b>b</b></p><hr/>text')
  })

  it('draws elements around islands, with React’s names for their attributes', () => {
    const nodes = [
      {
        tag: 'div',
        attrs: { className: 'tabs-panel', tabIndex: 0, 'data-selected': '' },
        children: ['before ', { island: 'Picture', props: { src: './a.png', alt: 'A' } }],
      },
    ]
    expect(renderToStaticMarkup(<Body nodes={nodes} />)).toBe(
      '<div class="tabs-panel" tabindex="0" data-selected="">before A</div>',
    )
  })

  it('says so when a page asks for an island that is not there', () => {
    expect(() => renderToStaticMarkup(<Body nodes={[{ island: 'Gone' }]} />)).toThrow(
      'This page has an island “Gone” that the theme does not know.',
    )
  })
})
