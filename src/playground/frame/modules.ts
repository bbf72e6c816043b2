import { resolveFile, type RunModule } from './messages'
import { SOURCE } from './problems'

type Exports = Record<string, unknown>
type Require = (specifier: string) => unknown
type Factory = (require: Require, module: { exports: Exports }, exports: Exports, guard: () => void) => void

/** A function that runs a CommonJS module. Its lines are those of `code`, so that stack traces are right. */
const factoryOf = (path: string, code: string, guard: string): Factory =>
  // Indirect: in the global scope. Running code is what this frame is for.
  (0, eval)(`(function(require,module,exports,${guard}){${code}\n})//# sourceURL=${SOURCE}${path}`) as Factory

/**
 * Compiles modules, and returns a function that requires them from a file. After this, nothing has to be compiled any
 * more: see `forbidCode`.
 */
export function loadModules(
  modules: readonly RunModule[],
  packages: Readonly<Record<string, unknown>>,
  code: Readonly<Record<string, string>>,
  guard: { name: string; call: () => void },
): (path: string) => unknown {
  const factories = new Map<string, Factory>()
  for (const [name, text] of Object.entries(code)) factories.set(name, factoryOf(name, text, guard.name))
  const texts = new Map(modules.map((module) => [module.path, module.code]))
  for (const [path, text] of texts)
    if (/\.[jt]sx?$/.test(path)) factories.set(path, factoryOf(path, text, guard.name))
  const loaded = new Map<string, Exports>()

  const run = (id: string, factory: Factory): unknown => {
    const known = loaded.get(id)
    if (known) return known
    const module = { exports: {} as Exports }
    // Before it runs, so that modules may import each other.
    loaded.set(id, module.exports)
    factory((specifier) => requireFrom(id, specifier), module, module.exports, guard.call)
    loaded.set(id, module.exports)
    return module.exports
  }
  const requireFile = (path: string): unknown => {
    const factory = factories.get(path)
    if (factory) return run(path, factory)
    const text = texts.get(path) ?? ''
    if (path.endsWith('.json')) return JSON.parse(text)
    return addStyle(path, text)
  }
  function requireFrom(from: string, specifier: string): unknown {
    if (Object.hasOwn(packages, specifier)) return packages[specifier]
    const path = specifier.startsWith('.')
      ? resolveFile(from, specifier, (name) => texts.has(name))
      : factories.has(specifier)
        ? specifier
        : null
    if (path === null) throw new Error(`“${from}” imports “${specifier}”, which is not here.`)
    return requireFile(path)
  }
  return requireFile
}

const styled = new Set<string>()

/** Applies a style sheet, once. */
function addStyle(path: string, text: string): Exports {
  if (!styled.has(path)) {
    styled.add(path)
    document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
  }
  return {}
}

/**
 * From here on the browser compiles no string: no `eval`, no script element. So all code that runs in the frame has gone
 * through the compiler, which puts a guard into every loop.
 */
export function forbidCode(): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "script-src 'none'"
  document.head.append(policy)
}
