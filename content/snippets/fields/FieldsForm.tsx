import { useRef } from 'react'
import { useNode } from '@craftjs/core'
import { nextValue, type AnyFields, type Field } from './fields'
import { Inputs } from './Inputs'

type Props = Record<string, unknown>

/** Kinds that change at once, unlike text that is typed. */
const immediate: Field['kind'][] = ['choice', 'choices', 'switch', 'spacing']

/** The settings form of any component with `craft.info.fields`. Pass `only` to show some of the fields, in this order. */
export function FieldsForm({ only }: { only?: readonly string[] }) {
  const {
    actions: { setProp },
    fields,
    values,
  } = useNode(({ info, data }) => ({
    fields: (info.fields ?? {}) as AnyFields,
    values: data.props as Props,
  }))
  const edited = useRef('')

  function write(prop: string, change: unknown) {
    // Typing continues the last history entry. Any other change is its own step.
    const continues = edited.current === prop && !immediate.includes(fields[prop]!.kind)
    edited.current = prop
    setProp(
      (props: Props) => (props[prop] = nextValue(change, props[prop])),
      continues ? 500 : undefined,
    )
  }

  const shown = only?.map((prop) => [prop, fields[prop]!]) ?? Object.entries(fields)
  return <Inputs fields={Object.fromEntries(shown)} values={values} write={write} />
}
