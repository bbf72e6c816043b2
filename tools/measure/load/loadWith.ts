import { Agent, request } from 'node:http'

/** What came of asking a server for some time. */
export interface LoadFigures {
  requests: number
  /** Answers other than 200, and connections that broke. */
  errors: number
  perSecond: number
  /** Milliseconds within which 50 and 99 of 100 answers were whole. */
  median: number
  p99: number
}

/** How a server is asked: by how many connections that stay, for how long, for which paths in turn. */
export interface LoadPlan {
  url: string
  paths: readonly string[]
  connections: number
  seconds: number
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity

/** Asks once and resolves with whether the answer was whole and 200. */
function askOnce(url: URL, agent: Agent, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { 'accept-encoding': 'gzip' }
    const sent = request({ hostname: url.hostname, port: url.port, path, agent, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode === 200))
      response.once('error', () => resolve(false))
    })
    sent.once('error', () => resolve(false))
    sent.setTimeout(60_000, () => sent.destroy(new Error('no answer')))
    sent.end()
  })
}

/** Asks a server by many connections at once, each with its next question as soon as it has its answer. */
export async function loadWith({ url, paths, connections, seconds }: LoadPlan): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let errors = 0
  const start = performance.now()
  const reader = async (from: number) => {
    for (let at = from; performance.now() - start < seconds * 1000; at += 1) {
      const asked = performance.now()
      const isOk = await askOnce(new URL(url), agent, paths[at % paths.length] ?? '/')
      times.push(performance.now() - asked)
      if (!isOk) errors += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, at) => reader(at)))
  const took = (performance.now() - start) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  return {
    requests: times.length,
    errors,
    perSecond: times.length / took,
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  }
}
