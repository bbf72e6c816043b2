import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A response; redirects are not followed. */
export interface Reply {
  status: number
  headers: Readonly<Record<string, string | undefined>>
  text: string
}

function unpacked(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** Requests a raw path, which `fetch` would normalize (`//x`, `/r/\\x`). Rejects after 20 seconds without a response. */
export function sendRequest(origin: URL, path: string, headers: Record<string, string> = {}): Promise<Reply> {
  const send = origin.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const sent = send(
      {
        hostname: origin.hostname,
        port: origin.port,
        path,
        headers: { 'accept-encoding': 'br, gzip', ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () => {
          try {
            const replied = response.headers as Record<string, string | undefined>
            const text = unpacked(Buffer.concat(chunks), replied['content-encoding'])
            resolve({ status: response.statusCode ?? 0, headers: replied, text })
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)))
          }
        })
      },
    )
    sent.setTimeout(20_000, () => sent.destroy(new Error(`${origin.origin}${path} does not answer.`)))
    sent.once('error', reject)
    sent.end()
  })
}
