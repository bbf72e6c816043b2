import { isolated } from '../browser'
import { hang } from '../playground/playground'
import { test } from '../test'

test.use({ launchOptions: isolated() })

test('hanging code of every kind is stopped in time', async ({ page, tolerate }) => {
  tolerate(/./)
  test.setTimeout(600_000)
  const hangs = {
    'a loop': 'while (true) {}',
    'many calls': 'const g = (n: number): number => n < 2 ? n : g(n - 1) + g(n - 2); g(80)',
    'a recursion': 'const f = (): void => f(); f()',
    'a recursion in finally': 'const f = () => { try { f() } finally { f() } }; f()',
    microtasks: 'const f = async () => { await null; f() }; f()',
    'a regular expression': '/^(a+)+$/.test("a".repeat(60) + "b")',
    'animation frames':
      '(function f() { const t = Date.now(); while (Date.now() - t < 1900); requestAnimationFrame(f) })()',
    'a component that renders itself': 'return <App />',
    'a list that is too long': 'Array.from({ length: 2 ** 32 - 1 })',
    'a search in nothing': '[].indexOf.call({ length: 2 ** 53 - 1 }, 1 as never)',
    'a default parameter': 'const f = (a = [].indexOf.call({ length: 2 ** 53 - 1 }, 1 as never)) => a; f()',
    'a setter': 'const o = { set x(v: 1) { try { this.x = v } finally { this.x = v } } }; o.x = 1',
    'a spread of a generator': 'const g = function* () { for (;;) yield 1 }; [...g()]',
    'more and more animation frames':
      'const f = () => { for (let n = 0; n < 1000; n++) requestAnimationFrame(f) }; f()',
    intervals:
      'for (let n = 0; n < 1000; n++) setInterval(() => { const t = Date.now(); while (Date.now() - t < 100); }, 0)',
    'later intervals':
      'setTimeout(() => { for (let n = 0; n < 1000; n++) setInterval(() => { const t = Date.now(); while (Date.now() - t < 100); }, 0) }, 1000)',
    'millions of elements': 'return <>{Array.from({ length: 5e6 }, (_, n) => <p key={n}>{n}</p>)}</>',
    buffers: 'const all = []; for (;;) all.push(new ArrayBuffer(5e7).slice(1))',
    'native promises': 'const p = Promise.resolve(); const f = () => p.then(f); f()',
    'a loop of addresses': 'for (let n = 0; ; n++) location.hash = `a${n}`',
    'a loop of entries': 'for (let n = 0; ; n++) history.pushState(n, "")',
  }
  await hang(page, hangs, 'The code was stopped')
})
