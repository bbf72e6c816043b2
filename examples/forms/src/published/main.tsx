import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { connectVisitor } from '../../../client/connection/connect'
import { readPublished, reasonOf } from '../../../client/connection/requests'
import { PAGE_ID } from '../../../server/store'
import { openForm } from './openForm'
import { PublishedForm } from './PublishedForm'
import '../styles/published.css'

// A separate entry point, without Craft.js. A visitor's requests carry no key, even in the browser of a user.
const root = document.getElementById('root')!
const id = new URLSearchParams(location.search).get('id') ?? ''
/** The server has rendered the form. Without scripts, it works as well. */
const isRendered = root.hasChildNodes()

try {
  await connectVisitor(() => import('../playedServer'))
  // The id is part of a link, which anyone can write.
  if (!PAGE_ID.test(id)) throw new Error('There is no form at this address.')
  const nodes = openForm((await readPublished(id)).json)
  document.title = String(nodes.ROOT?.props.title)
  const form = (
    <StrictMode>
      <PublishedForm id={id} nodes={nodes} />
    </StrictMode>
  )
  if (isRendered) hydrateRoot(root, form)
  else createRoot(root).render(form)
} catch (error) {
  if (!isRendered)
    createRoot(root).render(
      <main className="page">
        <p role="alert">{reasonOf(error)}</p>
      </main>,
    )
}
