import type { Command, Send } from './session'

/** Where each command goes: the method, and the path behind that of the session. */
const ROUTES: Record<Command, [method: string, path: (parameters: Record<string, unknown>) => string]> = {
  NewSession: ['POST', () => ''],
  DeleteSession: ['DELETE', () => ''],
  Navigate: ['POST', () => '/url'],
  Back: ['POST', () => '/back'],
  SetWindowRect: ['POST', () => '/window/rect'],
  ExecuteScript: ['POST', () => '/execute/sync'],
  FindElement: ['POST', () => '/element'],
  ElementClick: ['POST', ({ id }) => `/element/${String(id)}/click`],
  PerformActions: ['POST', () => '/actions'],
}

/** Sends commands to a driver that listens at `port`, in a session of its own that `NewSession` begins. */
export function overHttp(port: number): Send {
  let session = ''
  return async (command, parameters = {}) => {
    const [method, path] = ROUTES[command]
    const response = await fetch(`http://127.0.0.1:${port}/session${session}${path(parameters)}`, {
      method,
      body: method === 'POST' ? JSON.stringify(parameters) : undefined,
    })
    const { value } = (await response.json()) as { value: { sessionId?: string; message?: string } | null }
    if (!response.ok) throw new Error(value?.message ?? `${command} failed.`)
    if (command === 'NewSession') session = `/${value?.sessionId ?? ''}`
    return value
  }
}
