import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { connectVisitor } from '../../../client/connection/connect'
import { PublishedPage } from './PublishedPage'
import '../styles/published.css'

// A separate entry point, without Craft.js and the text editor.
// A visitor's requests carry no key, even in the browser of a user.
await connectVisitor(() => import('../playedServer'))
const id = new URLSearchParams(location.search).get('id') ?? 'home'
document.title = id

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <PublishedPage id={id} />
  </StrictMode>,
)
