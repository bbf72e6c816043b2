import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { connect } from '../connection/connect'
import { PublishedPage } from './PublishedPage'
import '../styles/published.css'

// A separate entry point, without Craft.js and the text editor.
await connect()
const id = new URLSearchParams(location.search).get('id') ?? 'home'
document.title = id

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <PublishedPage id={id} />
  </StrictMode>,
)
