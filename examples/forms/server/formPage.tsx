import { StrictMode, type ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { PublishedForm } from '../src/published/PublishedForm'
import { openForm } from '../src/published/openForm'
import type { Serve } from '../../server/listen'
import { PAGE_ID, type Store } from '../../server/store'

const ROOT = '<div id="root"></div>'

/**
 * Renders published forms into the built page, so that visitors can fill them in before the scripts have run, and without
 * them. Also shows the response to a form that a browser has sent without scripts.
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

  async function result(request: Request, response: Response) {
    const words = await response.text()
    const { html, headers } = await page(
      request,
      'Form',
      <main className="page">
        <p role="status">{words}</p>
      </main>,
    )
    const text = html.replaceAll(/<script[^>]*><\/script>/g, '')
    return new Response(text, { status: response.status, headers })
  }

  return async (request, client) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/page/' && request.method === 'GET') {
      const response = await form(request, searchParams.get('id') ?? '')
      if (response) return response
    }
    const response = await serve(request, client)
    const isForm =
      pathname.startsWith('/api/messages/') &&
      response.headers.get('content-type')?.startsWith('text/plain')
    return isForm ? result(request, response) : response
  }
}
