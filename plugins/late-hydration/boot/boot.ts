import { savesData } from '../../../src/model/browser'
import { SCRIPTS_TEMPLATE } from '../../../src/model/gatsbyScripts'
import { type EarlyBehaviors, HYDRATED_EVENT } from '../../../src/model/hydration'
import { fetchPointedAt } from './fetchPointedAt'
import { followHistory } from './followHistory'
import { onIntent } from './intents'
import { preload } from './preload'
import { keepForReplay } from './replay'
import { filesOfChunks, startScripts } from './startScripts'

/**
 * How long after an intent the scripts start, in milliseconds: requesting them takes a slow phone 20 ms, which the
 * behavior that the reader uses should not wait for. A click that needs React does not wait.
 */
const DELAY = 300

/** The browser prefetches no more documents: Gatsby's prefetch takes over, or the reader saves data. */
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
  keepForReplay(startScripts, isAnswered)
  if (isSaving) endSpeculation()
  else fetchPointedAt(__BASE_PATH__)
  addEventListener(HYDRATED_EVENT, endSpeculation)
  if (now !== undefined && location.search.startsWith(now)) startScripts()
  else onIntent(() => setTimeout(startScripts, DELAY), isSaving)
}
