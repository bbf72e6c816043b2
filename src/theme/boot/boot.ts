import { installBehaviors } from '../behaviors/index'
import { loadStage } from '../home/loadStage'
import { savesData } from '../dom/savesData'
import { whenIdle } from '../dom/whenIdle'
import { tidyAddress } from './address'
import { checkBaseUrl } from './baseUrlBanner'
import { fetchPointedAt } from './fetchPointedAt'
import { followHistory } from './followHistory'
import { onIntent } from './intents'
import { linkManifest } from './linkManifest'
import { listenForLanding } from './landingMessage'
import { preloadSearch } from './preloadSearch'
import { HYDRATED_EVENT, keepForReplay } from './replay'
import { startScripts, TEMPLATE } from './startScripts'
import { scriptUrl } from './trustedScriptUrl'

/** The browser fetches documents ahead no more: our own prefetch takes over, or the reader saves data. */
const endSpeculation = () => document.querySelector('script[type=speculationrules]')?.remove()

/** How long what a reader uses has for its answer before the framework is started, in milliseconds. */
const ANSWER = 300

const start = () => startScripts(__BASE_PATH__, scriptUrl)

tidyAddress()
followHistory()
installBehaviors(document)
listenForLanding()
keepForReplay(start)
preloadSearch(__BASE_PATH__, start)
checkBaseUrl(`${__BASE_PATH__}/`)
if (savesData()) endSpeculation()
else fetchPointedAt(__BASE_PATH__)
addEventListener(HYDRATED_EVENT, endSpeculation)
const now = document.getElementById(TEMPLATE)?.dataset.now
if (now !== undefined && location.search.startsWith(now)) start()
// To ask for its files takes a slow phone 20 ms. Who clicks what needs React does not wait.
else onIntent(() => setTimeout(start, ANSWER), savesData())
linkManifest(__BASE_PATH__)
// Below this width, where the page shows its menu, the live editor waits for a tap or a scroll.
if (matchMedia('(min-width:997px)').matches && !savesData())
  addEventListener('load', () => whenIdle(() => loadStage(document)))

// A file without exports counts as CommonJS here, and esbuild would wrap every module behind it.
export {}
