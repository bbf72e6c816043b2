import type { useEditor } from '@craftjs/core'
import { firstBlockOf } from '../arrange/firstBlockOf'
import type { Query } from '../arrange/query'
import { Actions } from '../blocks/regions'
import { Text } from '../blocks/Text'
import { createPointer, type Point, type Pointer } from './pointer'

type EditorActions = ReturnType<typeof useEditor>['actions']

/** The words typed into the new text. */
const words = 'With butter.'

const pause = (duration: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, duration)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** Returns a point in an element, given as fractions of its width and height. */
function pointIn(element: Element, [across, down]: [number, number]): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width * across, y: top + height * down }
}

/** Simulates a drag. Craft.js handles it like a drag with the mouse: it checks the rules and drops the block. */
function dragFrom(source: Element) {
  const dataTransfer = new DataTransfer()
  const fire = (type: string, target: Element, { x, y }: Point) =>
    target.dispatchEvent(
      new DragEvent(type, {
        bubbles: true,
        cancelable: true,
        clientX: x,
        clientY: y,
        dataTransfer,
      }),
    )
  let last = pointIn(source, [0.5, 0.5])
  fire('dragstart', source, last)
  return {
    over(at: Point) {
      last = at
      const target = document.elementFromPoint(at.x, at.y)
      if (target?.closest('.page')) fire('dragover', target, at)
    },
    end: () => fire('dragend', source, last),
  }
}

/**
 * Pulls the X-ray open to a third of the page, where the lines of the selected block are highlighted, and closes it. It uses
 * the keys of the handle, because a script cannot capture a pointer.
 */
async function showXRay(pointer: Pointer, signal: AbortSignal): Promise<void> {
  const handle = document.querySelector('.xray-handle')
  if (!handle?.parentElement) return
  const press = (key: string) =>
    handle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  await pointer.go(pointIn(handle, [0.4, 0.6]), 400)
  const { x, y } = pointer.at
  const third = handle.parentElement.clientWidth / 3
  try {
    for (let step = 1; step <= 7; step++) {
      await pointer.go({ x: x - (third * step) / 7, y }, 100)
      press('ArrowLeft')
    }
    await pause(1200, signal)
  } finally {
    press('Escape')
  }
}

/**
 * Demonstrates the editor: drags a text over a region that accepts only buttons, drops it below the heading, types into it,
 * shows its JSON, and undoes everything. Rejects when `signal` aborts. Does nothing if one of these places is not visible.
 */
export async function playScript(
  query: Query,
  actions: EditorActions,
  signal: AbortSignal,
): Promise<void> {
  const domOf = (id?: string) => (id ? query.node(id).get().dom : null)
  const tool = document.querySelector('.toolbox [aria-label="Text"]')
  const undo = document.querySelector('.header [aria-label="Undo"]')
  const heading = domOf(firstBlockOf(query, Text))
  const region = domOf(firstBlockOf(query, Actions))
  if (!tool || !undo || !heading || !region) return
  if (region.getBoundingClientRect().bottom > innerHeight) return

  const pointer = createPointer(pointIn(tool, [1.4, 2.5]), signal)
  await pointer.go(pointIn(tool, [0.6, 0.6]), 350)
  const drag = dragFrom(tool)
  try {
    await pointer.go(pointIn(region, [0.45, 0.5]), 650, drag.over)
    await pause(650, signal)
    await pointer.go(pointIn(heading, [0.4, 0.9]), 400, drag.over)
    await pause(250, signal)
  } finally {
    drag.end()
  }
  const added = query.getEvent('selected').first() as string | undefined
  if (!added) return
  await pause(300, signal)
  for (let end = 1; end <= words.length; end++) {
    actions.history.throttle(1000).setProp(added, (props: { text: string }) => {
      props.text = words.slice(0, end)
    })
    await pause(40, signal)
  }
  await showXRay(pointer, signal)
  await pointer.go(pointIn(undo, [0.5, 0.6]), 500)
  while (query.history.canUndo()) {
    await pause(250, signal)
    actions.history.undo()
  }
  await pause(200, signal)
}
