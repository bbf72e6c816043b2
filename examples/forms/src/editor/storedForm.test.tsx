// @vitest-environment jsdom
import { Editor, Frame, useEditor } from '@craftjs/core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memoryStore } from '../../../server/memoryStore'
import { addSamples, firstForm } from '../../server/samples'
import { resolver } from '../blocks/resolver'
import { views } from '../blocks/views'
import { open, toStore } from './storedForm'
import { tools } from './tools'

afterEach(cleanup)

let query: ReturnType<typeof useEditor>['query']
function Query() {
  query = useEditor().query
  return null
}

function show(json: string) {
  render(
    <Editor resolver={resolver}>
      <Frame data={open(json)} />
      <Query />
    </Editor>,
  )
}

it('opens forms without changing them, so that opening does not save', async () => {
  const store = memoryStore()
  await addSamples(store)
  for (const json of [
    firstForm('Party'),
    (await store.read('pages', 'bread-order'))!.json,
  ]) {
    show(json)
    expect(JSON.parse(toStore(query))).toEqual(JSON.parse(json))
    cleanup()
  }
})

it.each(tools)('%s can be added to a form, and visitors see it', (_, __, element) => {
  show(firstForm('Party'))
  const { nodes, rootNodeId } = query.parseReactElement(element).toNodeTree()
  const node = nodes[rootNodeId]!
  expect(query.node('ROOT').isDroppable(node)).toBe(true)
  expect(Object.keys(views)).toContain(node.data.name)
})
