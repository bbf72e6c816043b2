import type { ToFrame } from './messages'
import { restrictGlobals } from './restrictGlobals'
import { listenForErrors } from './problems'
import { onPageMessage, send } from './page'
import { runProject } from './run'
import { celebrateSelection, selectNode, stepTo } from './report'
import { runInEditor, dropOnPress } from './withoutDrag'
import './page.css'

/**
 * The frame in which the playground runs code by readers, and by strangers who shared a link with them.
 *
 * It runs nothing unless its origin is opaque. Otherwise, if it is opened directly on a host that sends no headers, it
 * would run that code on the origin of the site.
 */
function start(): void {
  if (self.origin !== 'null' || window.parent === window) {
    document.body.textContent =
      'The playground runs code in here. When opened directly, this page does nothing.'
    return
  }
  restrictGlobals()
  listenForErrors()
  dropOnPress()
  addEventListener('hashchange', () => send({ kind: 'navigated' }))
  // The page treats a second `load` event as code leaving the frame, so no code may run before the first one.
  addEventListener('load', () =>
    setTimeout(() => {
      onPageMessage(handle)
      send({ kind: 'ready' })
    }),
  )
}

function handle(message: ToFrame): void {
  switch (message.kind) {
    case 'run':
      if (message.font)
        document.fonts.add(new FontFace('Hanken Grotesk', message.font, { weight: '400 700' }))
      return runProject(message)
    case 'ping':
      return send({ kind: 'ready' })
    case 'theme':
      document.documentElement.dataset.theme = message.theme
      return
    case 'step':
      return stepTo(message.to)
    case 'select':
      return selectNode(message.id)
    case 'celebrate':
      return celebrateSelection()
    case 'command':
      return runInEditor(...message.command)
  }
}

start()
