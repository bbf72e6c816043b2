import type { NodeId } from '@craftjs/core'
import { act } from '@testing-library/react'
import { editor } from './craft'

type Method = (...args: unknown[]) => unknown
const inAct = <T extends object>(read: () => T): T =>
  new Proxy({} as T, {
    get: (_, name) => {
      const value = (read() as Record<string | symbol, object | Method>)[name]!
      if (typeof value !== 'function') return inAct(() => value)
      return (...args: unknown[]) => {
        let result: unknown
        act(() => void (result = (value as Method).apply(read(), args)))
        return typeof result === 'object' && result !== null ? inAct(() => result as object) : result
      }
    },
  })

/** The actions of that editor, each in act(), so that the page shows at once what it does. */
export const actions = inAct(() => editor.actions)

export const setProps = (id: NodeId, values: object): void =>
  actions.setProp(id, (props: object) => Object.assign(props, values))
export const setText = (id: NodeId, text: string): void => setProps(id, { text })
export const enable = (isEnabled: boolean): void =>
  actions.setOptions((options) => (options.enabled = isEnabled))

export const select = (...ids: NodeId[]): void => actions.selectNode(ids)
export const undo = (): void => actions.history.undo()
export const redo = (): void => actions.history.redo()
