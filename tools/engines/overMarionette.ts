import { connect } from 'node:net'
import type { Send } from './session'

type Reply = [type: number, id: number, error: { message: string } | null, result: { value?: unknown }]

/** The messages that are whole at the beginning of `bytes`, each written as `length:json`, and what is left. */
function messagesIn(bytes: Buffer): { messages: unknown[]; rest: Buffer } {
  const messages: unknown[] = []
  let rest = bytes
  for (;;) {
    const colon = rest.indexOf(':')
    const end = colon + 1 + Number(rest.subarray(0, Math.max(colon, 0)).toString())
    if (colon < 0 || rest.length < end) return { messages, rest }
    messages.push(JSON.parse(rest.subarray(colon + 1, end).toString()))
    rest = rest.subarray(end)
  }
}

/** Sends commands to Firefox itself, by the protocol that Debian's missing geckodriver would speak to it. */
export async function overMarionette(port: number): Promise<Send> {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (reply: Reply) => void>()
  let bytes: Buffer = Buffer.alloc(0)
  let last = 0
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.on('data', (chunk) => {
      const { messages, rest } = messagesIn(Buffer.concat([bytes, chunk]))
      bytes = rest
      for (const message of messages) {
        // The first one is a greeting; the others are replies.
        if (Array.isArray(message)) waiting.get((message as Reply)[1])?.(message as Reply)
        else resolve()
      }
    })
  })
  return async (command, parameters = {}) => {
    const id = ++last
    const message = JSON.stringify([0, id, `WebDriver:${command}`, parameters])
    const [, , error, result] = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve)
      socket.write(`${Buffer.byteLength(message)}:${message}`)
    })
    if (error !== null) throw new Error(error.message)
    if (command === 'DeleteSession') socket.destroy()
    return result.value ?? result
  }
}
