import { expect, it } from 'vitest'
import { renderToString } from 'react-dom/server'
// The published package as it was: `npm:@craftjs/core@0.2.6` in tools/package.json.
import * as release from 'craftjs-core-0.2.6'

const { Editor, Element, Frame } = release

/** A component with a linked Node. */
const Card = () => (
  <article>
    <Element is="footer" id="footer" canvas>
      <b>In the linked Node</b>
    </Element>
  </article>
)

it('Craft.js 0.2.6 already renders linked Nodes on a server', () => {
  const html = renderToString(
    <Editor resolver={{ Card }}>
      <Frame>
        <Card />
      </Frame>
    </Editor>,
  )
  expect(html).toMatch(/<article><footer[^>]*><b>In the linked Node<\/b><\/footer><\/article>/)
})
