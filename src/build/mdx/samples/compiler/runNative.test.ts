import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { nativeCompiler } from './nativeCompiler'
import { runNative } from './runNative'

/** Runs `code` of JavaScript in the place of the compiler. */
const run = (code: string) =>
  runNative({ version: '7.0.2', command: [process.execPath, '-e', code, '--'] }, tmpdir())

it.each([0, 1, 2])('answers with what a compiler prints that ends with code %s', async (code) => {
  expect(await run(`console.log('a'.repeat(1e6)); process.exitCode = ${code}`)).toHaveLength(1e6 + 1)
})

it.each([
  [
    'that ends with another code',
    `console.log('Out of luck'); process.exitCode = 3`,
    /exit code 3.\n\nOut of luck\n\n/,
  ],
  [
    'that breaks off',
    `console.error('panic: no luck'); process.exitCode = 2`,
    /exit code 2.\n\npanic: no luck\n\n/,
  ],
  [
    'that is ended',
    `process.kill(process.pid, 'SIGKILL')`,
    process.platform === 'win32' ? /exit code/ : /ended by SIGKILL/,
  ],
])('throws for a compiler %s', async (_, code, words) => {
  await expect(run(code)).rejects.toThrow(words)
  await expect(run(code)).rejects.toThrow('TypeScript 7.0.2 could not check the code samples')
})

it('throws for a compiler that does not start, and says where it should be', async () => {
  await expect(runNative({ version: '7.0.2', command: ['/none/tsc'] }, tmpdir())).rejects.toThrow(
    /ENOENT[^]*The program is \/none\/tsc\./,
  )
})

it('says what to install where there is no compiler', () => {
  expect(() => nativeCompiler('/none')).toThrow(/@typescript\/typescript-\S+ is missing[^]*Run `npm ci`/)
  expect(nativeCompiler(process.cwd()).version).toMatch(/^7\./)
})
