import { createRoot } from 'react-dom/client'
import { App } from './App'
import { editorOfAddress, loadEditor } from './editors/loadEditor'
import { watchDragging } from './watchDragging'
import { yieldScrolling } from './yieldScrolling'
import './styles/index.css'
// The style sheets of all editors are small. Loading them first means that no editor appears unstyled.
import './editors/studio/studio.css'
import './editors/document/document.css'
import './editors/form/form.css'

yieldScrolling()
watchDragging()

async function start(): Promise<void> {
  const name = editorOfAddress()
  const parts = await loadEditor[name]()
  // No StrictMode: in development it runs the layers panel's first expansion
  // twice, which collapses it again (@craftjs/layers 0.2.7).
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<App first={{ name, parts }} />)
}

void start()
