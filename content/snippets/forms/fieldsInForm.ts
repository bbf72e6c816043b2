import type { NodeId, SerializedNodes } from '@craftjs/core'
import type { FormFieldProps } from '../blocks/form/fieldKinds'

/** The fields of a form in reading order, with those in its steps and columns. Null if the page has no such form. */
export function fieldsInForm(
  page: SerializedNodes,
  form: string,
): FormFieldProps[] | null {
  const fields: FormFieldProps[] = []
  let isFound = false

  function visit(id: NodeId, isInside: boolean) {
    const node = Object.hasOwn(page, id) ? page[id] : undefined
    if (!node || node.hidden) return
    const name = typeof node.type === 'string' ? '' : node.type.resolvedName
    const isForm = name === 'Form' && node.props.name === form
    isFound ||= isForm
    if (name === 'FormField' && isInside) fields.push(node.props as FormFieldProps)
    for (const child of [...node.nodes, ...Object.values(node.linkedNodes)])
      visit(child, isInside || isForm)
  }

  visit('ROOT', false)
  return isFound ? fields : null
}
