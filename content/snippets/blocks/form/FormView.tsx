import { createContext, forwardRef, useContext, useRef, type Ref } from 'react'
import { useSending } from '../../actions/useSending'
import { useVisit } from '../../actions/visit'
import type { Inside } from '../shared/inside'
import { isShown, optionsOf, valuesOf, type FormFieldProps } from './fieldKinds'
import { useEntries } from './useEntries'
import { useSteps } from './useSteps'

export interface FormBlockProps {
  /** Identifies the form to your server. It is a name, not a URL. */
  name: string
  button: string
}

/** The current answers of the form, or null before the scripts have run. */
const EntriesContext = createContext<Record<string, unknown> | null>(null)

export const FormBlockView = forwardRef<HTMLFormElement, FormBlockProps & Inside>(
  function FormBlockView({ name, button, children }, ref) {
    const own = useRef<HTMLFormElement | null>(null)
    const isEdited = useVisit() === null
    const { message, form } = useSending(name)
    const { entries, read } = useEntries(own)
    const { isFirst, isLast, back, next } = useSteps(own, !isEdited)
    return (
      <form
        ref={(el) => {
          own.current = el
          if (typeof ref === 'function') ref(el)
          else if (ref) ref.current = el
        }}
        className="block-form"
        {...form}
        // After a reset, React calls no onChange for a box that is ticked again.
        onInput={() => {
          form.onInput()
          read()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          if (isEdited || (next() && isLast)) form.onSubmit(event)
        }}
      >
        <EntriesContext.Provider value={isEdited ? null : entries}>
          {children}
        </EntriesContext.Provider>
        {!isFirst && (
          <button type="button" onClick={back}>
            Back
          </button>
        )}
        <button type="submit">{isLast ? button : 'Next'}</button>
        <p role="status">{message}</p>
      </form>
    )
  },
)

export interface FormStepProps {
  title: string
}

/** Fields that are shown together. Without scripts, all steps of a form are. */
export const FormStepView = forwardRef<HTMLFieldSetElement, FormStepProps & Inside>(
  function FormStepView({ title, children }, ref) {
    return (
      <fieldset ref={ref} className="block-step">
        <legend>{title}</legend>
        {children}
      </fieldset>
    )
  },
)

export const FormFieldView = forwardRef<HTMLElement, FormFieldProps>(
  function FormFieldView(field, ref) {
    const { label, name, kind } = field
    const entries = useContext(EntriesContext)
    // Without a visit, the page is being edited.
    const readOnly = useVisit() === null
    const hidden = entries !== null && !isShown(field, entries)
    // Without scripts, a field is there even if it need not be answered. The server checks it.
    const isRequired = field.required === 'yes' && (entries !== null || !field.ifField)
    // A disabled field keeps what was typed, but is not sent.
    const props = { name, required: isRequired, disabled: hidden }

    if (kind === 'boxes') {
      const isAnswered = entries !== null && valuesOf(entries, name).length > 0
      // Required boxes: at least one. Until then, the browser asks for each.
      const required = props.required && entries !== null && !isAnswered
      return (
        <fieldset
          ref={ref as Ref<HTMLFieldSetElement>}
          className="block-field"
          hidden={hidden}
        >
          <legend>{label}</legend>
          {optionsOf(field).map((option) => (
            <label key={option}>
              <input type="checkbox" value={option} {...props} required={required} />
              {option}
            </label>
          ))}
        </fieldset>
      )
    }
    return (
      <label ref={ref as Ref<HTMLLabelElement>} className="block-field" hidden={hidden}>
        {label}
        {kind === 'lines' ? (
          <textarea {...props} readOnly={readOnly} />
        ) : kind === 'choice' ? (
          <select {...props}>
            <option value="">Choose…</option>
            {optionsOf(field).map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        ) : (
          <input type={kind} {...props} readOnly={readOnly} />
        )}
      </label>
    )
  },
)
