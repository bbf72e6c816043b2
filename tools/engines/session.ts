/** Commands of WebDriver by their names in the standard, with what each needs. */
export type Command =
  | 'NewSession'
  | 'DeleteSession'
  | 'Navigate'
  | 'Back'
  | 'SetWindowRect'
  | 'ExecuteScript'
  | 'FindElement'
  | 'ElementClick'
  | 'PerformActions'

/** Sends a command and answers with its value; rejects with the browser's message. */
export type Send = (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>

/** A browser that a test drives: real clicks and keys, and scripts to look at the page. */
export interface Session {
  open: (url: string) => Promise<void>
  back: () => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Answers with what the body of a function, as text, returns. */
  look: (body: string) => Promise<unknown>
  /** Waits until an expression is true; rejects with the expression after ten seconds. */
  sees: (expression: string) => Promise<void>
  click: (selector: string) => Promise<void>
  /** Moves the mouse over the middle of an element. */
  hover: (selector: string) => Promise<void>
  press: (key: string) => Promise<void>
}

const PATIENCE = 10_000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A session over any way of sending commands. */
export function sessionOver(send: Send): Session {
  const look = (body: string) => send('ExecuteScript', { script: body, args: [] })
  const find = (selector: string) => send('FindElement', { using: 'css selector', value: selector })
  return {
    look,
    open: async (url) => void (await send('Navigate', { url })),
    back: async () => void (await send('Back')),
    resize: async (width, height) => void (await send('SetWindowRect', { x: 0, y: 0, width, height })),
    sees: async (expression) => {
      const end = Date.now() + PATIENCE
      while ((await look(`return Boolean(${expression})`).catch(() => false)) !== true) {
        if (Date.now() > end) throw new Error(`Waited in vain for ${expression}`)
        await pause(100)
      }
    },
    click: async (selector) => {
      const [id] = Object.values((await find(selector)) as Record<string, string>)
      await send('ElementClick', { id })
    },
    hover: async (selector) => {
      const move = { type: 'pointerMove', duration: 0, origin: await find(selector), x: 0, y: 0 }
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move] }
      await send('PerformActions', { actions: [mouse] })
    },
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }))
      await send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
  }
}
