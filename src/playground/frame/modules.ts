import { resolveFile, type RunModule } from './messages'
import { SOURCE } from './problems'

type Exports = Record<string, unknown>
type Require = (specifier: string) => unknown
type Factory = (require: Require, module: { exports: Exports }, exports: Exports, guard: () => void) => void

/** Compiles a CommonJS module to a function. It has the same lines as `code`, so that stack traces are right. */
const factoryOf = (path: string, code: string, guard: string): Factory =>
  // Indirect eval runs in the global scope. Running code is the purpose of this frame.
  // oxlint-disable-next-line no-eval
  (0, eval)(`(function(require,module,exports,${guard}){${code}\n})//# sourceURL=${SOURCE}${path}`) as Factory

/**
 * Compiles all modules, and returns a function that requires a module by its path. Nothing is compiled after this: see
 * `disableEval`.
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
    // Registered before it runs, so that modules can import each other.
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
    if (path === null) throw new Error(`“${from}” imports “${specifier}”, which does not exist.`)
    return requireFile(path)
  }
  return requireFile
}

const styled = new Set<string>()

/** Applies a style sheet, unless it was already applied. */
function addStyle(path: string, text: string): Exports {
  if (!styled.has(path)) {
    styled.add(path)
    document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
  }
  return {}
}

/**
 * Stops the browser from compiling strings, with `eval` or a script element. All code that runs in the frame has then
 * gone through the compiler, which puts a guard into every loop.
 */
export function disableEval(): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "script-src 'none'"
  document.head.append(policy)
}
