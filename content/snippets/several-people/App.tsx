import { Editor, Frame } from '@craftjs/core'
import { TextField } from '../editing/TextField'
import { RefusedError } from '../saving/server'
import { storePage } from '../saving/storePage'
import { Text } from '../Text'
import { firstPage } from './firstPage'
import { SaveAndMerge, type PageServer } from './SaveAndMerge'

// Replaces your server. In your app, each user has their own window.
const pages = new Map([['home', firstPage]])
const server: PageServer = {
  load: () => Promise.resolve(pages.get('home')!),
  save(page) {
    const status = storePage(pages, 'home', page)
    return status === 204 ? Promise.resolve() : Promise.reject(new RefusedError(status))
  },
}

const resolver = { Text }

export const App = () => (
  <>
    {['Ann', 'Ben'].map((user) => (
      <section key={user} aria-label={user}>
        <h2>{user}</h2>
        <Editor resolver={resolver}>
          <SaveAndMerge server={server} opened={firstPage} />
          <Frame data={firstPage.json} />
          <TextField />
        </Editor>
      </section>
    ))}
  </>
)
