import { lazy, Suspense, type ComponentType } from 'react'
import type { UserComponent, UserComponentConfig } from '@craftjs/core'

/** A User Component whose code loads when it first renders. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  craft: Partial<UserComponentConfig<Props>>,
): UserComponent<Props> {
  const Loaded = lazy(load) as unknown as ComponentType<Props>
  // Wrapped in a function, because Craft.js would freeze the object that lazy returns.
  const Component: UserComponent<Props> = (props) => (
    <Suspense fallback={<p>Loading…</p>}>
      <Loaded {...props} />
    </Suspense>
  )
  Component.craft = craft
  return Component
}
