import { createRequire } from 'node:module'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { type FileEventQueue, queueFileEvents } from './queueFileEvents'
import { type FrontMatterParser, logUnhandledRejections, tolerateFrontMatter } from './survivableErrors'

/** Gatsby's event bus. */
interface Events {
  emitter: { emit: FileEventQueue['emit'] }
}

/** Gatsby saves its state whenever it becomes idle. */
interface StateSaver {
  saveState: () => Promise<void>
}

let queue: FileEventQueue | null = null

/** After the bootstrap, replaces functions of Gatsby and gatsby-plugin-mdx, which have no options for these fixes. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ reporter, store }) => {
  if (process.env.gatsby_executing_command !== 'develop') return
  const { program } = store.getState() as { program: { directory: string } }
  const load = createRequire(path.join(program.directory, 'package.json'))
  const { emitter } = load('gatsby/dist/redux') as Events
  const saving = load('gatsby/dist/redux/save-state') as StateSaver
  const { saveState } = saving
  const events = queueFileEvents(emitter.emit)
  queue = events
  emitter.emit = events.emit
  saving.saveState = () => {
    events.idle()
    return saveState()
  }
  tolerateFrontMatter(load('gatsby-plugin-mdx/dist/frontmatter') as FrontMatterParser)
  logUnhandledRejections(reporter)
}

export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = () => queue?.busy()

/** Plugins run before the site, so its pages are created from complete nodes. */
export const createPages: GatsbyNode['createPages'] = async () => queue?.createsPages()
