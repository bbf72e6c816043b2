import { createRequire } from 'node:module'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { logUnhandledRejections } from './logUnhandledRejections'
import { type FileEventQueue, queueFileEvents } from './queueFileEvents'

/** Gatsby's bus of events. */
interface Events {
  emitter: { emit: FileEventQueue['emit'] }
}

/** Gatsby saves its state whenever it comes to rest. */
interface Saving {
  saveState: () => Promise<void>
}

let queue: FileEventQueue | null = null

/** From here on `gatsby develop` serves; both functions of Gatsby are replaced, since it has no option for either. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ reporter, store }) => {
  if (process.env.gatsby_executing_command !== 'develop') return
  const { program } = store.getState() as { program: { directory: string } }
  const load = createRequire(path.join(program.directory, 'package.json'))
  const { emitter } = load('gatsby/dist/redux') as Events
  const saving = load('gatsby/dist/redux/save-state') as Saving
  const { saveState } = saving
  const events = queueFileEvents(emitter.emit)
  queue = events
  emitter.emit = events.emit
  saving.saveState = () => {
    events.idle()
    return saveState()
  }
  logUnhandledRejections(reporter)
}

export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = () => queue?.busy()

/** Plugins stand before the site, so its pages are made of nodes that are all there. */
export const createPages: GatsbyNode['createPages'] = async () => queue?.createsPages()
