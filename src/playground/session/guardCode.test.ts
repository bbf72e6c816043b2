import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCommonJs } from './compileProject'
import { guardCode } from './guardCode'

/** Log of a program (the body of an async function), as written and with guards. */
async function logsOf(program: string): Promise<{ plain: string[]; guarded: string[]; guards: number }> {
  const code = toCommonJs(
    'App.tsx',
    `export async function main(log: (value: unknown) => void) {\n${program}\n}`,
  )
  let guards = 0
  const logged = async (text: string): Promise<string[]> => {
    const logs: string[] = []
    const exports: { main?: (log: (value: unknown) => void) => Promise<void> } = {}
    runInNewContext(text, { exports, guard: () => guards++ }, { timeout: 5000 })
    try {
      await exports.main?.((value) => logs.push(JSON.stringify(value) ?? String(value)))
    } catch (error) {
      logs.push(`threw ${(error as Error).name}`)
    }
    return logs
  }
  return { plain: await logged(code), guarded: await logged(guardCode(code, 'guard').code), guards }
}

// Features that the random programs below do not contain.
const PROGRAMS = {
  'labels without blocks':
    'a: for (const x of [1, 2]) b: for (;;) if (x === 1) continue a; else break b; log("end")',
  closures:
    'const all: any = []; for (let i = 0; i < 3; i++) all.push(() => i); log(all.map((f: any) => f()))',
  generators:
    'function* g(): any { try { log(yield 1); yield* [2, 3] } finally { log("end") } } const i = g(); i.next(); i.next("in"); log(i.return(4)); log([...g()])',
  'for await':
    'async function* g() { for (const n of [1, 2]) { await null; yield n } } for await (const n of g()) log(n)',
  accessors:
    'const o = { n: 1, get a() { return this.n }, set a(v) { this.n = v * 2 } }; o.a = 4; log(o.a); class C { static #x = 3; static get x() { return C.#x } } log(C.x)',
  finally:
    'const f = () => { try { return 1 } finally { log("f") } }; log(f()); for (;;) { try { continue } finally { break } }',
  classes:
    'class A { constructor(public x = 1) {} m() { return this.x } static { log("s") } } class B extends A { y = super.m(); constructor() { super(5); log(new.target === B) } } log(new B())',
  enums: 'enum E { A, B = 4, C } log([E.A, E.C, E[4]])',
  satisfies: 'const o = { a: 1 } satisfies Record<string, number>; for (const key in o) log(key)',
  'tagged templates':
    'const tag = (parts: any, ...values: any) => [parts.raw, values]; log(tag`a\\n${1}b${(() => 2)()}`)',
  arguments:
    'function f(this: any, ..._: any) { const g = () => [this.a, arguments.length]; return g() } log(f.call({ a: 1 }, 2))',
  directives: 'function f(this: any) { "one"; "use strict"; return this === undefined } log(f())',
  hoisting:
    'log(f()); function f() { return typeof x } var x = 1; for (var i in { a: 1 }) var y = i; log([i, y])',
  promises:
    'log(await Promise.all([1, 2].map(async (n) => { await null; return n * 2 }))); await Promise.reject(1).catch((e) => log(e))',
}

it.each(Object.entries(PROGRAMS))('changes nothing in %s', async (_, program) => {
  const { plain, guarded, guards } = await logsOf(program)
  expect(plain.join()).not.toMatch(/threw|^$/)
  expect(guarded).toEqual(plain)
  expect(guards).toBeGreaterThan(0)
})

/** Statements in random order and nesting that always end: each loop runs at most three times. */
const { program } = fc.letrec<{ program: string; statement: string; value: string }>((tie) => {
  const made = (write: (body: string, value: string, other: string) => string) =>
    fc.tuple(tie('program'), tie('value'), tie('value')).map((texts) => write(...texts))
  return {
    program: fc.array(tie('statement'), { minLength: 1, maxLength: 3 }).map((all) => all.join(';\n')),
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('n', '1', '"a"', '[]', '({}).x', '`t${n}`'),
      made((_, a, b) => `(${a} + ((x) => ${b})(n))`),
      made((_, a) => `(({ x = () => ${a} } = {}) => ({ y: x() }).y)()`),
      made((body, a) => `(function () { ${body}; return ${a} })()`),
      made((_, a, b) => `[...(function* () { yield ${a}; yield ${b} })()].length`),
      made((_, a) => `({ get x() { return ${a} } }).x`),
    ),
    statement: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('n++', 'log(n)'),
      made((body) => `for (let i = 0; i < 2; i++) { ${body} }`),
      made((_, a) => `for (const i of [1, 2]) log(${a})`),
      made(
        (body, a) =>
          `(() => { a: for (const i in { x: 1 }) for (;;) { if (${a}) continue a; ${body}; break } })()`,
      ),
      made((_, a, b) => `{ let i = 3; while (i--) if (${a}) continue; else log(${b}) }`),
      made((_, a) => `{ let i = 0; do log(${a}); while (++i < 2) }`),
      made((body, a) => `try { ${body}; throw ${a} } catch (e) { log(e) } finally { ${body} }`),
      made((body) => `{ class C { static { ${body} } m() { ${body} } } new C().m() }`),
      made((body, a) => `switch (${a}) { case 1: ${body}; break; default: log(n) }`),
    ),
  }
})

it('changes nothing in random programs', async () => {
  const same = fc.asyncProperty(program, async (text) => {
    const { plain, guarded } = await logsOf(`let n: any = 0\n${text}\nlog(n)`)
    expect(plain.join()).not.toMatch(/threw (?:Syntax|Reference)/)
    expect(guarded).toEqual(plain)
  })
  await fc.assert(same)
})
