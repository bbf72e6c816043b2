import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { connect } from './connection/connect'
import { personOfTab, signIn } from './connection/person'
import './styles/index.css'

signIn(personOfTab())
await connect()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
