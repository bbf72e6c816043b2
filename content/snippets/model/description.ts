import type { Resolver } from '@craftjs/core'
import type { AnyFields } from '../fields/fields'

/** A component's purpose, its props, and its allowed children, in `craft.info`. */
export interface Description {
  about: string
  fields: AnyFields
  /** Resolver keys of allowed children. By default, no children are allowed. */
  holds?: readonly string[]
}

/** Descriptions by resolver key. */
export type Descriptions = Record<string, Description>

/** The descriptions of all components that have one. */
export const descriptionsOf = (resolver: Resolver): Descriptions =>
  Object.fromEntries(
    Object.entries(resolver).flatMap(([name, component]) => {
      const { craft } = component as { craft?: { info?: Partial<Description> } }
      const { about, fields = {}, holds } = craft?.info ?? {}
      return about === undefined ? [] : [[name, { about, fields, holds }]]
    }),
  )
