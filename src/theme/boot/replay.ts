import { HYDRATED, HYDRATED_EVENT } from '../../model/hydration'
import { isAnswered } from '../behaviors/inline'

/** Whether React has taken over. */
export const isHydrated = () => document.documentElement.hasAttribute(HYDRATED)

/** What one types into; a checkbox has a value too, and it says nothing. */
const TEXT = 'input:not([type=checkbox], [type=radio]), textarea'

/** What a click is kept for: controls, and everything in a picture that is about to come alive. */
const REPLAYED = 'button, input[type=checkbox], input[type=radio], [data-replay] :not(label, label *)'

interface Tracked extends HTMLInputElement {
  /** Where React keeps the value it last saw. */
  _valueTracker?: { setValue(value: string): void }
}

/** Tells React what was typed before it listened: it keeps the text in the DOM and knows nothing of it. */
function repeatTyping(input: Tracked): void {
  if (input.value === input.defaultValue) return
  input._valueTracker?.setValue(input.defaultValue)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Keeps clicks on controls that need React until it is there, and repeats them then; `start` fetches it.
 *
 * What a behavior has answered is not kept: listeners on the document have come before this one. A click on a checkbox
 * or radio is held back whole, so that the box does not say one thing and React another.
 */
export function keepForReplay(start: () => void): void {
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
