import type { SerializedNodes } from '@craftjs/core'
import {
  isShown,
  optionsOf,
  valuesOf,
  type FormFieldProps,
} from '../blocks/form/fieldKinds'
import { fieldsInForm } from './fieldsInForm'
import type { SentForm } from './readForm'
import { Refusal } from './Refusal'

/** In characters. */
const LONGEST = {
  text: 1000,
  email: 300,
  tel: 100,
  lines: 10_000,
  choice: 1000,
  boxes: 1000,
}

/** The answers by name. Those of boxes are a list. */
export type Answers = Record<string, string | string[]>

/**
 * For your server: checks a form against the published page. Returns the answers to the fields that the visitor saw.
 * Throws a `Refusal` with the status 422 if the page has no such form or field, or if an answer is missing or invalid.
 */
export function checkAnswers(
  page: SerializedNodes,
  { form, entries }: SentForm,
): Answers {
  const fields = fieldsInForm(page, form)
  if (!fields) throw new Refusal(422, 'This form is no longer on the page.')
  const names = new Set(fields.map(({ name }) => name))
  const unknown = Object.keys(entries).find((name) => !names.has(name))
  if (unknown !== undefined)
    throw new Refusal(422, `The page has changed: the form has no field “${unknown}”.`)

  const shown = fields.filter((field) => isShown(field, entries))
  const problems = shown.flatMap((field) => {
    const problem = problemOf(field, valuesOf(entries, field.name))
    return problem === '' ? [] : `${field.label}: ${problem}`
  })
  if (problems.length > 0) throw new Refusal(422, problems.join(' '))
  return Object.fromEntries(
    shown.map(({ name, kind }) => {
      const values = valuesOf(entries, name)
      return [name, kind === 'boxes' ? values : (values[0] ?? '')]
    }),
  )
}

/** The reason to refuse the answers to a field, or an empty string. */
function problemOf(field: FormFieldProps, values: string[]): string {
  const { kind, required } = field
  if (values.length === 0) return required === 'yes' ? 'an answer is missing.' : ''
  if (kind !== 'boxes' && values.length > 1) return 'there is more than one answer.'
  const options = kind === 'boxes' || kind === 'choice' ? optionsOf(field) : null
  if (options && !values.every((value) => options.includes(value)))
    return 'this is not one of the options.'
  if (values.some((value) => value.length > (LONGEST[kind] ?? 0)))
    return 'the answer is too long.'
  // Browsers check the same, and more. Only a sent mail shows that an address exists.
  if (kind === 'email' && !/^\S+@\S+$/.test(values[0]!))
    return 'this is not an email address.'
  return ''
}
