import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EditablePage } from './EditablePage'

it('renders a new page on the server', () => {
  expect(renderToString(<EditablePage id="home" page={null} />)).toContain('Hello')
})
