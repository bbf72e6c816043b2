import { readFileSync } from 'node:fs'
import { Element, type SerializedNodes, useEditor, type UserComponent } from '@craftjs/core'
import { Layers, useLayer } from '@craftjs/layers'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FocusableBox } from '../../content/snippets/editing/FocusableBox'
import { OpenLayersPanel } from '../../content/snippets/layers/OpenedRow'
import { mayDelete } from '../../content/snippets/limits/mayDelete'
import { Missing } from '../../content/snippets/upgrades/Missing'
import { withPlaceholders } from '../../content/snippets/upgrades/placeholders'
import { actions, redo, select, setProps, setText, undo } from '../../src/fixtures/craft/actions'
import { Box, boxWith, canvas, Card, refTo, Text, useBlock } from '../../src/fixtures/craft/blocks'
import { beside, editorWith, open, query, reopen } from '../../src/fixtures/craft/craft'
import { drag, messageOf, uncaughtIn } from '../../src/fixtures/craft/events'
import { idAt, inRoot, propsAt, saved, selected, texts, treeOf } from '../../src/fixtures/craft/page'

const PAGE = 'content/docs/choosing/known-limits.mdx'
const SPEC = 'e2e/editors/knownLimits.spec.ts'

/** Whether the package has a limit, and whether the page's advice avoids it. */
interface Limit {
  shows: () => boolean
  isAvoided: () => boolean
}

/** Number of times that the page is serialized during `run`. */
function serializingIn(run: () => void): number {
  const stringify = vi.spyOn(JSON, 'stringify')
  run()
  const isPage = ([value]: unknown[]) => typeof value === 'object' && value !== null && 'ROOT' in value
  const count = stringify.mock.calls.filter(isPage).length
  stringify.mockRestore()
  return count
}

let showValue: (value: number) => void
/** Displays a value that is not part of the page. */
const Gauge: UserComponent = () => {
  const [value, setValue] = useState(0)
  showValue = setValue
  return (
    <div ref={useBlock()}>
      <output>{value}</output>
    </div>
  )
}

const frameWith = (element: ReactNode) => editorWith({ children: canvas(element) })

const Kept = boxWith({ rules: { canMoveOut: () => false } })
const openKept = () => open(canvas('a', { is: Kept }), { components: { Kept } })

function dropOn(source: string, target: string): void {
  const [from, onto] = [screen.getByText(source), screen.getByText(target)]
  drag('dragstart', from)
  drag('dragover', onto)
  uncaughtIn(() => drag('dragend', from))
}
const leftBehind = () =>
  [query.getState().indicator, document.querySelector('.drag-shadow')].some((part) => part !== null)

const JOINED = ['merge', 'throttle', 'ignore'] as const

/** Undoes a deletion, adds an element without a history entry, and then redoes. */
function redoAfter(kind: (typeof JOINED)[number], next = () => {}) {
  open('a b')
  const [a = '', b = ''] = inRoot()
  setProps(a, { size: 1 })
  actions.delete(b)
  undo()
  actions.history[kind]().addNodeTree(treeOf(<Text text="new" />), 'ROOT', 0)
  next()
  const before = texts()
  redo()
  return { a, before, after: texts() }
}

const rows = () => document.querySelectorAll('.craft-layer-node').length
const layersFor = (panel: ReactNode) => {
  open('a')
  select(idAt(0))
  beside(panel)
  return rows()
}

/** Types three letters with `change`, undoes one step, and returns the remaining name. */
function renamed(change: (name: string) => void): unknown {
  open('a', { children: <Layers expandRootOnLoad /> })
  for (const name of ['N', 'Ne', 'New']) change(name)
  undo()
  return query.node(idAt(0)).get().data.custom.displayName
}

/** A block with a default for `tone`. */
const Toned = boxWith({ props: { tone: 'loud' } })
const toneAfterReload = (tone: string | null) => {
  open(<Toned tone={tone} />, { components: { Toned } })
  reopen({ components: { Toned } })
  return propsAt(0).tone
}

const withMissing: SerializedNodes = JSON.parse(
  '{"ROOT":{"type":{"resolvedName":"Box"},"isCanvas":true,"props":{},"nodes":["a"],"linkedNodes":{}},"a":{"type":{"resolvedName":"Gone"},"props":{},"parent":"ROOT","nodes":[],"linkedNodes":{}}}',
) as SerializedNodes
const failsToOpen = (page: SerializedNodes) => {
  open(null, { components: { Missing } })
  return messageOf(() => actions.deserialize(page)) !== 'nothing is thrown'
}

// On a busy machine, two changes can be too far apart for `throttle`.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Texts after one undo, if one Node changed once and then another twice, the first time with or without `throttle`. */
function afterUndo(isFirstThrottled: boolean): string {
  open('a b')
  const [a = '', b = ''] = inRoot()
  setText(a, 'other')
  for (const isThrottled of [isFirstThrottled, true]) {
    const { setProp } = isThrottled ? actions.history.throttle(500) : actions
    setProp(b, (props: { text: string }) => (props.text += '!'))
  }
  undo()
  return texts()
}

/** Values that `onNodesChange` reads after a render with the value 1 and a second one with 2. */
function seenBy(read: (latest: { value: number }, rendered: number) => number): number[] {
  const [seen, latest]: [number[], { value: number }] = [[], { value: 0 }]
  const editor = (value: number) => {
    latest.value = value
    return editorWith({ children: canvas('a') }, { onNodesChange: () => seen.push(read(latest, value)) })
  }
  const { rerender } = render(editor(1))
  rerender(editor(2))
  seen.length = 0
  setText(idAt(0), 'b')
  return seen
}

/** Number of saves by `onNodesChange` after a hover, if it saved pages for which `isNew` is true. */
function savesAfterHovering(isNew: (json: string, stored: string) => boolean): number {
  let [count, stored] = [0, '']
  open('a', { onNodesChange: (query) => void (isNew(query.serialize(), stored) && (count += 1)) })
  stored = query.serialize()
  fireEvent.mouseOver(screen.getByText('a'))
  return count
}

/** Number of `TypeError` warnings in the console when an element with a visible row is deleted. */
function warningsOnDelete(panel: ReactNode): number {
  const warn = vi.mocked(console.warn)
  open('a b', { children: panel })
  warn.mockClear()
  actions.delete(idAt(0))
  return warn.mock.calls.filter(([text]) => String(text).includes('TypeError')).length
}

const Inner = boxWith({ displayName: 'Inner' })
const Closed = boxWith({ rules: { canMoveIn: () => false } })

/** A custom row that shows a deleted Node without an error. */
function OwnRow({ children }: { children?: ReactNode }) {
  const { id, depth, connectors, actions } = useLayer()
  const { name } = useEditor(({ nodes }) => ({ name: nodes[id]?.data.displayName }))
  useEffect(() => void (depth === 0 && actions.setExpandedState(true)), [depth, actions])
  return (
    <div ref={refTo(connectors.layer)}>
      <header ref={refTo(connectors.layerHeader)}>
        <span ref={refTo(connectors.drag)}>{`Row of ${name}`}</span>
      </header>
      {children}
    </div>
  )
}

/** Number of drop lines after a refused drop at the edge of a row, or after `next` has replaced the panel. */
function linesAfterRefusal(next?: ReactNode): number {
  open([canvas(canvas(null, { is: Inner }), { is: Closed }), <Text key="a" text="a" />], {
    components: { Closed, Inner },
    children: <Layers key="first" renderLayer={OwnRow} />,
  })
  select(inRoot(idAt(0))[0]!)
  drag('dragstart', 'Row of Text')
  drag('dragenter', 'Row of Inner')
  uncaughtIn(() => drag('dragend', 'Row of Text'))
  if (next !== undefined) beside(next)
  return document.querySelectorAll('div[style*="z-index: 99999"]').length
}

const limits: Record<string, Limit> = {
  'Every change of the state, a hover included, serializes the whole page': {
    shows: () => {
      open('a')
      return serializingIn(() => fireEvent.mouseOver(screen.getByText('a'))) > 0
    },
    isAvoided: () => {
      open(<Gauge />, { components: { Gauge } })
      const count = serializingIn(() => act(() => showValue(7)))
      return count === 0 && screen.queryByText('7') !== null
    },
  },
  '`hidden` on an `<Element>` has no effect after the first render': {
    shows: () => {
      const { rerender } = render(frameWith(<Element is={Text} text="a" hidden />))
      rerender(frameWith(<Element is={Text} text="a" hidden={false} />))
      return screen.queryByText('a') === null
    },
    isAvoided: () => {
      open(<Element is={Text} text="a" hidden />)
      actions.setHidden(idAt(0), false)
      return screen.queryByText('a') !== null
    },
  },
  'A new prop in the JSX of the frame does not reach the component': {
    shows: () => {
      const { rerender } = render(frameWith(<Text text="a" />))
      rerender(frameWith(<Text text="b" />))
      return screen.queryByText('b') === null
    },
    isAvoided: () => {
      open('a')
      setText(idAt(0), 'b')
      return screen.queryByText('b') !== null
    },
  },
  '`isDeletable()` is true although `canMoveOut` keeps the element in': {
    shows: () => {
      openKept()
      return query.node(inRoot(idAt(0))[0]!).isDeletable()
    },
    isAvoided: () => {
      openKept()
      return !mayDelete(inRoot(idAt(0))[0]!, query) && mayDelete(idAt(0), query)
    },
  },
  'After an error during a drop, the line and the image of the drag stay': {
    shows: () => {
      open('a b', {
        onBeforeMoveEnd: () => {
          throw new Error('No')
        },
      })
      dropOn('a', 'b')
      return leftBehind()
    },
    isAvoided: () => {
      open([<Text key="a" text="a" />, canvas('b', { is: Closed })], { components: { Closed } })
      dropOn('a', 'b')
      return !leftBehind()
    },
  },
  'A drop next to a row of `<Layers />` that the parent refuses leaves its line there': {
    shows: () => linesAfterRefusal() === 1,
    isAvoided: () => linesAfterRefusal(<Layers key="second" renderLayer={OwnRow} />) === 0,
  },
  '`expandRootOnLoad` leaves the root closed if something is selected': {
    shows: () => layersFor(<Layers expandRootOnLoad />) === 1,
    isAvoided: () => layersFor(<OpenLayersPanel />) === 2,
  },
  'Each letter of a new name in `<Layers />` is an undo step': {
    shows: () =>
      renamed((name) => {
        const heading = document.querySelectorAll('h2')[1]!
        fireEvent.doubleClick(heading)
        heading.textContent = name
        fireEvent.input(heading)
      }) === 'Ne',
    isAvoided: () =>
      renamed((name) =>
        actions.history.throttle(500).setCustom(idAt(0), (custom) => (custom.displayName = name)),
      ) === undefined,
  },
  'Elements on the page cannot be focused or selected with the keyboard': {
    shows: () => {
      open('a')
      fireEvent.focus(screen.getByText('a'))
      return screen.getByText('a').tabIndex === -1 && selected().length === 0
    },
    isAvoided: () => {
      open(<FocusableBox>a</FocusableBox>, { components: { FocusableBox } })
      const box = screen.getByRole('group')
      fireEvent.focus(box)
      return box.tabIndex === 0 && selected()[0] === idAt(0)
    },
  },
  'Saved pages contain Nodes that are not on the page': {
    shows: () => {
      open('a', { components: { Card } })
      actions.addNodeTree(treeOf(<Card />), 'ROOT')
      undo()
      return Object.keys(saved()).length > 2
    },
    isAvoided: () => {
      open('a', { components: { Card } })
      actions.addNodeTree(treeOf(<Card />), 'ROOT')
      undo()
      const reachable = ['ROOT', ...query.node('ROOT').descendants(true)]
      return Object.keys(saved()).filter((id) => reachable.includes(id)).length === 2
    },
  },
  'A prop that is `null` is the default after loading': {
    shows: () => toneAfterReload(null) === 'loud',
    isAvoided: () => toneAfterReload('') === '',
  },
  'A page with a component that the resolver lacks does not open': {
    shows: () => failsToOpen(withMissing),
    isAvoided: () =>
      !failsToOpen(withPlaceholders(withMissing, { Box, Missing })) &&
      screen.getByText(/not available/) !== null,
  },
  'One undo reverts more than the last change': {
    shows: () => afterUndo(true) === 'a b',
    isAvoided: () => afterUndo(false) === 'other b',
  },
  'Redo drops elements that nobody has touched': {
    shows: () =>
      JOINED.every((kind) => {
        const { a, before, after } = redoAfter(kind)
        const isLost = query.node(a).get() !== undefined && !inRoot().includes(a)
        cleanup()
        return before === 'new a b' && after === 'new' && isLost
      }),
    isAvoided: () => redoAfter('merge', () => actions.history.clear()).after === 'new a b',
  },
  '`onNodesChange` keeps seeing the props and state of the first render': {
    shows: () => seenBy((_, rendered) => rendered)[0] === 1,
    isAvoided: () => seenBy(({ value }) => value)[0] === 2,
  },
  'The first hover or selection calls `onNodesChange` although the page is the same': {
    shows: () => savesAfterHovering(() => true) > 0,
    isAvoided: () => savesAfterHovering((json, stored) => json !== stored) === 0,
  },
  'Deleting an element warns of three `TypeError`s while `<Layers />` shows it': {
    shows: () => warningsOnDelete(<OpenLayersPanel />) === 3,
    isAvoided: () => warningsOnDelete(<Layers renderLayer={OwnRow} />) === 0,
  },
}

it.each(Object.entries(limits))('%s', (_, { shows, isAvoided }) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(shows(), `This limit is gone. Remove its row from ${PAGE} and its test from this file.`).toBe(true)
  cleanup()
  document.body.replaceChildren()
  expect(isAvoided(), `The advice in ${PAGE} does not help.`).toBe(true)
})

it('Every row of the page has a test, here or in a browser', () => {
  const [page, spec] = [PAGE, SPEC].map((path) => readFileSync(path, 'utf8'))
  const rows = [...page!.matchAll(/^\| (?!What|---)(.+?)(?: \[(?:PR )?#\d.*?)? \|/gm)].map(([, row]) => row!)
  const tested = [...spec!.matchAll(/^test\(\s*'(.+?)',/gm)].map(([, title]) => title!)
  expect([...rows].sort()).toEqual([...Object.keys(limits), ...tested].sort())
})
