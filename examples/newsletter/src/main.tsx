import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { connect } from '../../client/connection/connect'
import { personOfTab, signIn } from '../../client/connection/person'
import './styles/index.css'

signIn(personOfTab())
await connect(() => import('./playedServer'))

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
