import { StrictMode, type ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { PublishedForm } from '../src/published/PublishedForm'
import { openForm } from '../src/published/openForm'
import type { Serve } from '../../server/listen'
import { PAGE_ID, type Store } from '../../server/store'

const ROOT = '<div id="root"></div>'

/**
 * Renders published forms into the built page, so that visitors can fill them in before the scripts have run, and without
 * them. Also shows the result of a form that a browser has sent without scripts.
 */
export function withForms(store: Store, serve: Serve): Serve {
  const page = async (request: Request, title: string, root: ReactElement) => {
    const built = await serve(new Request(new URL('/page/', request.url)))
    const html = (await built.text())
      .replace(/<title>.*<\/title>/, () => renderToStaticMarkup(<title>{title}</title>))
      .replace(ROOT, () => ROOT.replace('><', `>${renderToString(root)}<`))
    return { html, headers: built.headers }
  }

  async function form(request: Request, id: string) {
    const record = PAGE_ID.test(id) ? await store.read('published', id) : undefined
    if (!record) return null
    const nodes = openForm(record.json)
    const root = (
      <StrictMode>
        <PublishedForm id={id} nodes={nodes} />
      </StrictMode>
    )
    const { html, headers } = await page(request, String(nodes.ROOT?.props.title), root)
    return new Response(html, { headers })
  }

  async function result(request: Request, words: string, status = 200) {
    const { html, headers } = await page(
      request,
      'Form',
      <main className="page">
        <p role="status">{words}</p>
      </main>,
    )
    const text = html.replaceAll(/<script[^>]*><\/script>/g, '')
    return new Response(text, { status, headers })
  }

  return async (request, client) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/page/' && request.method === 'GET') {
      if (searchParams.has('sent')) return result(request, 'Thank you.')
      const response = await form(request, searchParams.get('id') ?? '')
      if (response) return response
    }
    const response = await serve(request, client)
    const isSent =
      pathname.startsWith('/api/messages/') &&
      request.method === 'POST' &&
      !typeOf(request).startsWith('application/json')
    if (!isSent) return response
    // A reload of this address sends nothing.
    if (response.ok)
      return new Response(null, { status: 303, headers: { location: '/page/?sent' } })
    return result(request, await reasonIn(response), response.status)
  }
}

const typeOf = ({ headers }: Request | Response) => headers.get('content-type') ?? ''

/** Returns why a form was refused. A refusal before the form was read is JSON. */
async function reasonIn(response: Response): Promise<string> {
  if (!typeOf(response).startsWith('application/json')) return response.text()
  const { problem } = (await response.json()) as { problem: string }
  return `${problem} Go back: your answers are still there.`
}
