import { appendFileSync } from 'node:fs'
import { Socket } from 'node:net'

const connect = Socket.prototype.connect
const here = new Set([undefined, '', 'localhost', '127.0.0.1', '::1'])

/** Blocks connections to other machines and logs the hosts to the file `OFFLINE_LOG`. */
Socket.prototype.connect = function connectHere(...args) {
  const [first] = Array.isArray(args[0]) ? args[0] : args
  const host = typeof first === 'object' ? first.host : typeof args[1] === 'string' ? args[1] : undefined
  if (here.has(host)) return connect.apply(this, args)
  if (process.env.OFFLINE_LOG !== undefined) appendFileSync(process.env.OFFLINE_LOG, `${host}\n`)
  process.nextTick(() => this.destroy(Object.assign(new Error(`offline: ${host}`), { code: 'ENETUNREACH' })))
  return this
}
