import { createRoot } from 'react-dom/client'
import { App } from './App'
import { beGuest } from './beGuest'
import './styles/index.css'

beGuest()

// No StrictMode: in development it runs the layers panel's first expansion
// twice, which collapses it again (@craftjs/layers 0.2.7).
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
