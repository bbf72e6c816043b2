import { expect, it } from 'vitest'
import { node } from '../../packages/saved-page/fixtures/node'
import { NO_FIXES } from './diagnosis'
import { createDoctor } from './doctor'

const examine = async (page: object) => {
  const text = JSON.stringify(page)
  return (await createDoctor().examine({ text, names: null, choice: NO_FIXES })).repaired?.text ?? ''
}

it('writes a page with indents, and a long one with a Node in each line', async () => {
  const short = { ROOT: node() }
  expect(await examine(short)).toBe(JSON.stringify(short, null, 2))
  const ids = Array.from({ length: 1200 }, (_, at) => `n${at}`)
  const props = { text: 'x'.repeat(900) }
  const long = { ROOT: node({ nodes: ids }), ...Object.fromEntries(ids.map((id) => [id, node({ props })])) }
  const text = await examine(long)
  expect(JSON.parse(text)).toEqual(long)
  expect(text.split('\n')).toHaveLength(ids.length + 3)
})
