import { forwardRef, useEffect, type ReactNode } from 'react'
import { runAction, type PageAction } from './pageActions'
import { useSending } from './useSending'
import { useVisit } from './visit'

// The views that visitors see. Without a visit, as in the editor, they do nothing. They use no Craft.js hooks.

export interface ActionButtonProps {
  label: string
  action: PageAction
}

export const ActionButtonView = forwardRef<HTMLButtonElement, ActionButtonProps>(
  function ActionButtonView({ label, action }, ref) {
    const visit = useVisit()
    return (
      <button ref={ref} type="button" onClick={() => visit && runAction(action, visit)}>
        {label}
      </button>
    )
  },
)

export interface LiveValueProps {
  label: string
  /** The name of a source or a number. */
  name: string
  /** Shown until the value has loaded, and in the editor. */
  fallback: string
}

export const LiveValueView = forwardRef<HTMLParagraphElement, LiveValueProps>(
  function LiveValueView({ label, name, fallback }, ref) {
    const visit = useVisit()
    const load = visit?.load
    useEffect(() => load?.(name), [load, name])
    const value =
      visit && Object.hasOwn(visit.values, name) ? visit.values[name] : fallback
    return (
      <p ref={ref}>
        {label} <output>{value}</output>
      </p>
    )
  },
)

export interface FormProps {
  /** Identifies the form to your server. It is a name, not a URL. */
  name: string
  children?: ReactNode
}

export const FormView = forwardRef<HTMLFormElement, FormProps>(function FormView(
  { name, children },
  ref,
) {
  const { message, form } = useSending(name)
  return (
    <form ref={ref} {...form}>
      {children}
      <button type="submit">Send</button>
      <p role="status">{message}</p>
    </form>
  )
})

export interface FieldProps {
  label: string
  /** The key of this field in the form data. */
  name: string
  required: boolean
}

export const FieldView = forwardRef<HTMLLabelElement, FieldProps>(function FieldView(
  { label, name, required },
  ref,
) {
  const visit = useVisit()
  return (
    <label ref={ref}>
      {label} <input name={name} required={required} readOnly={!visit} />
    </label>
  )
})

/** The views, by resolver key. */
export const views = {
  ActionButton: ActionButtonView,
  LiveValue: LiveValueView,
  Form: FormView,
  Field: FieldView,
}
