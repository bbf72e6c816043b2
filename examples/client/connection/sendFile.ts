import { transport } from '@recipes/saving/server'
import { readSwitches } from './switches'
import { whoIsHere } from './person'

/** Sends a file and reports the progress, from 0 to 1. */
type SendFile = (
  file: File,
  report: (progress: number) => void,
  signal: AbortSignal,
) => Promise<Response>

const URL = '/api/pictures'
/** Time limit without progress. An upload on a slow network may take minutes. */
const LIMIT = 30_000

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
const sendToServer: SendFile = (file, report, signal) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', URL)
    request.setRequestHeader('content-type', file.type)
    request.setRequestHeader('authorization', `Bearer ${whoIsHere().key}`)
    request.upload.onprogress = ({ loaded, total }) => report(loaded / total)
    request.onload = () =>
      resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = () => reject(new TypeError('The network failed.'))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })

/** Simulates progress, because no network is involved when the server runs in this page. */
const sendToPage: SendFile = async (file, report, signal) => {
  const steps = readSwitches().slow ? 10 : 1
  for (let step = 1; step < steps; step++) {
    signal.throwIfAborted()
    report(step / steps)
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  const headers = { 'content-type': file.type }
  return transport.fetch(URL, { method: 'POST', headers, body: file, signal })
}

const send: SendFile = import.meta.env.VITE_SERVER ? sendToServer : sendToPage

/** Sends a file to the server. Rejects if it is aborted or makes no progress for too long. */
export const sendFile: SendFile = (file, report, signal) =>
  new Promise((resolve, reject) => {
    const request = new AbortController()
    const giveUp = (reason: Error) => {
      clearTimeout(timer)
      reject(reason)
      request.abort(reason)
    }
    signal.addEventListener('abort', () => giveUp(signal.reason as Error))
    const wait = () =>
      setTimeout(() => giveUp(new Error('The server did not respond.')), LIMIT)
    let timer = wait()
    const restart = (progress: number) => {
      clearTimeout(timer)
      timer = wait()
      report(progress)
    }
    send(file, restart, request.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
