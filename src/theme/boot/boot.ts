import { installBehaviors } from '../behaviors'
import { savesData } from '../navigation/connection'
import { tidyAddress } from './address'
import { checkBaseUrl } from './baseUrlBanner'
import { onIntent } from './intents'
import { listenForLanding } from './landingMessage'
import { HYDRATED_EVENT, keepForReplay } from './replay'
import { startScripts, TEMPLATE } from './startScripts'
import { scriptUrl } from './trustedScriptUrl'

/** Controls that the behaviors answer for good; a click on any other waits for React. */
const OWNED =
  '[data-color-mode], [data-announcement-close], [data-code-copy], [data-code-wrap], [data-menu-panel], [data-copy], [role=tab], [aria-expanded], [data-disclosure], [data-search-open]'

const start = () => startScripts(__BASE_PATH__, scriptUrl)

tidyAddress()
installBehaviors(document)
listenForLanding()
keepForReplay(OWNED)
checkBaseUrl(`${__BASE_PATH__}/`)
addEventListener(HYDRATED_EVENT, () => document.querySelector('script[type=speculationrules]')?.remove())
if (document.getElementById(TEMPLATE)?.dataset.now === '') start()
else onIntent(start, savesData())
