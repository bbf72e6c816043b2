import type { Reply } from '../deploy'
import { loadScoring, type Verdict } from './scoring'

/** What the Observatory would say of a page: its grade, and each of its tests with what it adds or takes. */
export interface Grade {
  grade: string
  score: number
  tests: readonly (Verdict & { points: number })[]
}

/** Grades what a server sent for a page, as if `hostname` sent it over https, and answered http with a redirect. */
export async function gradeOf(reply: Reply, hostname: string): Promise<Grade> {
  const scoring = await loadScoring()
  const { tests, Requests, modifierOf, leastForExtraCredit } = scoring
  const response = {
    status: reply.status,
    headers: reply.headers,
    verified: true,
    request: { headers: {} },
    httpEquiv: scoring.metaOf(reply.text),
  }
  const route = ['http', 'https'].map((protocol) => ({
    url: new URL(`${protocol}://${hostname}/`),
    status: protocol === 'http' ? 301 : 200,
  }))
  const requests = Object.assign(new Requests(hostname), {
    resources: { path: reply.text },
    session: { url: route[1]?.url, jar: null },
    responses: {
      auto: response,
      http: response,
      https: response,
      cors: response,
      httpRedirects: route,
      httpsRedirects: route.slice(1),
    },
  })
  const judged = tests.map((test) => {
    const { result, pass } = test(requests)
    return { result, pass, points: modifierOf(result) }
  })
  const lost = judged.reduce((sum, { points }) => sum + Math.min(0, points), 100)
  const won = judged.reduce((sum, { points }) => sum + Math.max(0, points), 0)
  return { ...scoring.gradeOf(lost >= leastForExtraCredit ? lost + won : lost), tests: judged }
}
