import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fencesOf } from '../../checks/documents'
import type { Check } from '../namedChecks'
import type { Author } from './author'
import type { Session } from '../../fixture'

/** What develop serves beside the pages: the search, the examples, and GraphiQL with the queries of docs/graphql.md. */
export async function checkTools(desk: { session: Session; author: Author; check: Check }): Promise<void> {
  const { session, author, check } = desk
  const origin = `http://127.0.0.1:${session.port}`
  await check('the search finds something', async () => {
    await author.open('/search?q=useNode')
    await author.page.locator('main li a').first().waitFor({ timeout: 120_000 })
  })
  await check('the examples are there', async () => {
    for (const example of ['basic', 'landing']) {
      await author.page.goto(`${origin}/examples/${example}/`)
      await author.page.locator('#root > *').first().waitFor({ timeout: 60_000 })
    }
  })
  await check('GraphiQL answers every query of docs/graphql.md', async () => {
    const queries = fencesOf(readFileSync('docs/graphql.md', 'utf8'), 'graphql')
    for (const query of queries) {
      const response = await fetch(`${origin}/___graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      })
      const { data, errors } = (await response.json()) as { data?: object | null; errors?: unknown }
      assert.equal(errors, undefined, query)
      assert.ok(data && !Object.values(data).includes(null), `A field is null:\n${query}`)
    }
    return `${queries.length} queries`
  })
}
