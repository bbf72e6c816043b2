import { transport } from '@recipes/saving/server'
import { readSwitches } from './switches'
import { whoIsHere } from './person'

/** Sends a file, and reports how much of it has left, from 0 to 1. */
type SendFile = (
  file: File,
  report: (progress: number) => void,
  signal: AbortSignal,
) => Promise<Response>

const URL = '/api/pictures'

/** XMLHttpRequest, because fetch does not report the progress of what it sends. */
export const sendToServer: SendFile = (file, report, signal) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', URL)
    request.setRequestHeader('content-type', file.type)
    request.setRequestHeader('authorization', `Bearer ${whoIsHere().key}`)
    request.upload.onprogress = ({ loaded, total }) => report(loaded / total)
    request.onload = () =>
      resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = () => reject(new TypeError('The network failed.'))
    request.onabort = () =>
      reject(new DOMException('The upload was aborted.', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })

/** There is no network on the way to the server that this page plays, so the time passes in steps. */
export const sendToPage: SendFile = async (file, report, signal) => {
  const steps = readSwitches().slow ? 10 : 1
  for (let step = 1; step < steps; step++) {
    report(step / steps)
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  const headers = { 'content-type': file.type }
  return transport.fetch(URL, { method: 'POST', headers, body: file, signal })
}

export const sendFile: SendFile = import.meta.env.VITE_CMS_SERVER
  ? sendToServer
  : sendToPage
