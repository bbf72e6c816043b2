import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { connectVisitor } from '../../../client/connection/connect'
import { SentMail } from './SentMail'
import '../styles/sent.css'

// A separate entry point, without Craft.js. Its policy allows the style attributes of mails.
await connectVisitor(() => import('../playedServer'))
const id = new URLSearchParams(location.search).get('id') ?? ''

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <SentMail id={id} />
  </StrictMode>,
)
