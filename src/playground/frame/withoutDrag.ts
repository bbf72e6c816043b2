import { type RunCommand, runCommand } from '../../theme/demo/commands'
import { send } from './page'
import { observed } from './report'

/** Runs a command on the selected Node. Its rule calls are logged as if they happened during a drag. */
export const runInEditor: RunCommand = (...command) => {
  if (!observed) return
  const { actions, query } = observed
  actions.setNodeEvent('dragged', query.getEvent('selected').all().slice(0, 1))
  send({ kind: 'status', message: runCommand(observed, ...command) })
  actions.setNodeEvent('dragged', [])
}

/** Explains that this does not work in Craft.js itself. */
const ADDED =
  'The playground added it. Craft.js itself needs a drag with the mouse, or your own click handler.'

/** Makes a toolbox button drop its Node at the end of the page when it is activated by keyboard or touch. */
export function dropOnPress(): void {
  addEventListener('click', (event) => {
    const { nodes = {} } = observed?.query.getState() ?? {}
    const tool = event.target instanceof Element && event.target.closest('[draggable=true]')
    const page = nodes.ROOT?.dom
    const isMouse = event.detail > 0 && event.pointerType !== 'touch'
    if (!tool || !page || isMouse || Object.values(nodes).some(({ dom }) => dom === tool)) return
    const { bottom, left } = page.getBoundingClientRect()
    const place = { clientX: left + 1, clientY: bottom - 1 }
    const fire = (target: Element, type: string) =>
      target.dispatchEvent(
        new DragEvent(type, { ...place, bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }),
      )
    fire(tool, 'dragstart')
    fire(page, 'dragover')
    fire(tool, 'dragend')
    const isAdded = Object.keys(observed?.query.getState().nodes ?? {}).length > Object.keys(nodes).length
    send({ kind: 'status', message: isAdded ? ADDED : 'A rule of the page refused it.' })
  })
}
