import { createRoot } from 'react-dom/client'
import { App } from './App'
import { yieldScrolling } from './yieldScrolling'
import './styles/index.css'

yieldScrolling()

// No StrictMode: in development it runs the layers panel's first expansion
// twice, which collapses it again (@craftjs/layers 0.2.7).
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
