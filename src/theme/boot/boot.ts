import { savesData } from '../../model/browser'
import { HYDRATED_EVENT } from '../../model/hydration'
import { installEarly } from '../behaviors/inline'
import { fetchPointedAt } from './fetchPointedAt'
import { followHistory } from './followHistory'
import { onIntent } from './intents'
import { preload } from './preload'
import { keepForReplay } from './replay'
import { filesOfChunks, startScripts, TEMPLATE } from './startScripts'
import { scriptUrl } from './trustedScriptUrl'

/** The browser fetches documents ahead no more: our own prefetch takes over, or the reader saves data. */
const endSpeculation = () => document.querySelector('script[type=speculationrules]')?.remove()

/** How long what a reader uses has for its answer before the framework is started, in milliseconds. */
const ANSWER = 300

const start = () => startScripts(__BASE_PATH__, scriptUrl)

const { path: pagePath = '', now } = document.getElementById(TEMPLATE)?.dataset ?? {}

followHistory()
installEarly({
  pagePath,
  start,
  preload,
  preloadChunk: (name) => filesOfChunks()[name]?.forEach((file) => preload(__BASE_PATH__ + file, 'script')),
})
keepForReplay(start)
if (savesData(navigator)) endSpeculation()
else fetchPointedAt(__BASE_PATH__)
addEventListener(HYDRATED_EVENT, endSpeculation)
if (now !== undefined && location.search.startsWith(now)) start()
// To ask for its files takes a slow phone 20 ms. Who clicks what needs React does not wait.
else onIntent(() => setTimeout(start, ANSWER), savesData(navigator))

// A file without exports counts as CommonJS here, and esbuild would wrap every module behind it.
export {}
