import { type EarlyBehaviors, HYDRATED, HYDRATED_EVENT } from '../../../src/model/hydration'

/** Whether React has taken over. */
export const isHydrated = () => document.documentElement.hasAttribute(HYDRATED)

/** Fields with text; the value of a checkbox says nothing. */
const TEXT = 'input:not([type=checkbox], [type=radio]), textarea'

/** What clicks are kept for: controls, and everything in a snapshot of a demo that React will replace. */
const REPLAYED = 'button, input[type=checkbox], input[type=radio], [data-replay] :not(label, label *)'

interface Tracked extends HTMLInputElement {
  /** Where React keeps the value it last saw. */
  _valueTracker?: { setValue(value: string): void }
}

/** Tells React what was typed before hydration: it leaves the text in the DOM, but its state does not have it. */
function repeatTyping(input: Tracked): void {
  if (input.value === input.defaultValue) return
  input._valueTracker?.setValue(input.defaultValue)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Keeps clicks on controls that need React until it is there, and replays them then; `start` loads it.
 *
 * Clicks that a behavior has answered are not kept: listeners on the document run before this one. The default action of
 * a click on a checkbox or radio is prevented, so that the box and React's state do not differ.
 */
export function keepForReplay(start: () => void, isAnswered: EarlyBehaviors['isAnswered']): void {
  const kept: HTMLElement[] = []
  addEventListener('click', (event) => {
    if (isHydrated() || isAnswered(event)) return
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
      for (const input of document.querySelectorAll<Tracked>(TEXT)) repeatTyping(input)
    },
    { once: true },
  )
}
