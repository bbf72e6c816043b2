import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Body } from './Body'

describe('Body', () => {
  it('renders HTML as it is, without anything around it', () => {
    const nodes = [{ tag: 'p', html: 'a <b>b</b>' }, { tag: 'hr', html: '' }, 'text']
    expect(renderToStaticMarkup(<Body nodes={nodes} />)).toBe('<p>a <b>b</b></p><hr/>text')
  })

  it('renders elements around islands, with React’s names for their attributes', () => {
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
})
