import type { ElementType } from 'react'
import type { Resolver } from '@craftjs/core'

type Module = Record<string, unknown>

/** Creates a resolver with every component that the modules export, by export name. */
export function resolverFrom(modules: Record<string, Module>): Resolver {
  const resolver: Record<string, ElementType> = {}
  for (const [file, module] of Object.entries(modules)) {
    for (const [name, value] of Object.entries(module)) {
      if (!isComponent(name, value)) continue
      if (name === 'Canvas')
        throw new Error(`${file}: Craft.js reserves the name Canvas.`)
      if (Object.hasOwn(resolver, name))
        throw new Error(`${file}: another component is already named ${name}.`)
      resolver[name] = value
    }
  }
  return resolver
}

/** Functions, classes, and the objects that memo and forwardRef return. */
function isComponent(name: string, value: unknown): value is ElementType {
  const isObject = typeof value === 'object' && value !== null && '$$typeof' in value
  return /^[A-Z]/.test(name) && (typeof value === 'function' || isObject)
}
