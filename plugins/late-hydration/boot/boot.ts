import { savesData } from '../../../src/model/browser'
import { SCRIPTS_TEMPLATE } from '../../../src/model/gatsbyScripts'
import { type EarlyBehaviors, HYDRATED_EVENT } from '../../../src/model/hydration'
import { prefetchOnHover } from './prefetchOnHover'
import { followHistory } from './followHistory'
import { onIntent } from './intents'
import { preload } from './preload'
import { recordForReplay } from './replay'
import { filesOfChunks, startScripts } from './startScripts'

/**
 * Delay between intent and start, in milliseconds. Requesting the scripts takes 20 ms on a slow phone, which would delay
 * the behavior that the reader uses. A click that needs React starts them at once.
 */
const DELAY = 300

/** Stops prefetching documents, when Gatsby's prefetch takes over or the reader saves data. */
const endSpeculation = () => document.querySelector('script[type=speculationrules]')?.remove()

/** Installs what works without React, and starts React when the reader needs it. */
export function boot(
  installEarly: EarlyBehaviors['installEarly'],
  isAnswered: EarlyBehaviors['isAnswered'],
): void {
  const { path: pagePath = '', now } = document.getElementById(SCRIPTS_TEMPLATE)?.dataset ?? {}
  const isSaving = savesData(navigator)
  followHistory()
  installEarly({
    pagePath,
    start: startScripts,
    preload,
    preloadChunk: (name) => filesOfChunks()[name]?.forEach((file) => preload(__BASE_PATH__ + file, 'script')),
  })
  recordForReplay(startScripts, isAnswered)
  if (isSaving) endSpeculation()
  else prefetchOnHover(__BASE_PATH__)
  addEventListener(HYDRATED_EVENT, endSpeculation)
  const asked = now?.startsWith('#') ? location.hash : location.search
  if (now !== undefined && asked.startsWith(now)) startScripts()
  else onIntent(() => setTimeout(startScripts, DELAY), isSaving)
}
