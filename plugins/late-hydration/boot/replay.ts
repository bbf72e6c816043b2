import { type EarlyBehaviors, HYDRATED, HYDRATED_EVENT } from '../../../src/model/hydration'

export const isHydrated = () => document.documentElement.hasAttribute(HYDRATED)

/** Text fields. */
const TEXT = 'input:not([type=checkbox], [type=radio]), textarea'

/** Elements whose clicks are replayed: controls, and everything in the snapshot of a demo, which React replaces. */
const REPLAYED = 'button, input[type=checkbox], input[type=radio], [data-replay] :not(label, label *)'

interface Tracked extends HTMLInputElement {
  /** React's record of the last value. */
  _valueTracker?: { setValue(value: string): void }
}

/** Passes text that was typed before hydration to React. Hydration keeps it in the DOM, but not in React's state. */
function replayTyping(input: Tracked): void {
  if (input.value === input.defaultValue) return
  input._valueTracker?.setValue(input.defaultValue)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Records clicks on controls that need React, starts React, and replays the clicks after hydration.
 *
 * Clicks that a behavior has handled are not recorded: listeners on the document run before this one. The default action
 * of a click on a checkbox or radio button is prevented, so that the control cannot differ from React's state.
 */
export function recordForReplay(start: () => void, isHandled: EarlyBehaviors['isHandled']): void {
  const kept: HTMLElement[] = []
  addEventListener('click', (event) => {
    if (isHydrated() || isHandled(event)) return
    const control = (event.target as Element).closest<HTMLElement>(REPLAYED)
    if (!control) return
    if (control.matches('input')) event.preventDefault()
    kept.push(control)
    start()
  })
  addEventListener(
    HYDRATED_EVENT,
    () => {
      for (const control of kept.splice(0)) control.click()
      for (const input of document.querySelectorAll<Tracked>(TEXT)) replayTyping(input)
    },
    { once: true },
  )
}
