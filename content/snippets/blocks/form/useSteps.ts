import { useEffect, useState, type RefObject } from 'react'

const stepsIn = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLFieldSetElement>('fieldset.block-step'),
]

const fieldsOf = ({ elements }: HTMLFormElement | HTMLFieldSetElement) =>
  [...elements] as HTMLInputElement[]

/** Shows the steps of a form one by one, and checks each before the next. A form without steps has one. */
export function useSteps(ref: RefObject<HTMLFormElement | null>, isActive: boolean) {
  const [{ at, count }, setState] = useState({ at: 0, count: 1 })

  useEffect(() => {
    const form = ref.current
    if (!form || !isActive) return
    // The browser would also check the fields of hidden steps. Without scripts, it still checks all.
    form.noValidate = true
    const steps = stepsIn(form)
    setState((state) => ({ ...state, count: Math.max(1, steps.length) }))
    for (const [index, step] of steps.entries()) step.hidden = index !== at
    const restart = () => setState((state) => ({ ...state, at: 0 }))
    form.addEventListener('reset', restart)
    return () => form.removeEventListener('reset', restart)
  }, [ref, isActive, at])

  function show(index: number) {
    setState({ at: index, count })
    const step = ref.current && stepsIn(ref.current)[index]
    // Hidden fields cannot have the focus.
    if (step) step.hidden = false
    if (step)
      fieldsOf(step)
        .find((field) => !field.disabled && field !== (step as unknown))
        ?.focus()
  }

  return {
    isFirst: at === 0,
    isLast: at === count - 1,
    back: () => show(at - 1),
    /** Returns false if an answer is missing or invalid. The browser then shows which one. */
    next(): boolean {
      const form = ref.current
      if (!form) return false
      const seen = fieldsOf(form).filter((field) => !field.closest('[hidden]'))
      if (!seen.every((field) => field.reportValidity())) return false
      if (at < count - 1) show(at + 1)
      return true
    },
  }
}
