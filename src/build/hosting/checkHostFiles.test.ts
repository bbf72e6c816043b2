import { expect, it } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { checkHostFiles } from './checkHostFiles'
import type { HeaderRule } from './headerRules'
import { hostFiles } from './hosts'
import type { Redirect } from '../../model/url'

const { at, write } = temporaryFolder()

/** Writes the host files with one more rule, and reads them again. */
function check({ header, redirect }: { header?: HeaderRule; redirect?: Redirect }): Promise<void> {
  const rules = {
    headers: [{ for: '/*', headers: { 'X-Content-Type-Options': 'nosniff' } }, ...(header ? [header] : [])],
    redirects: [{ from: '/old', to: '/new' }, ...(redirect ? [redirect] : [])],
    baseUrl: '/',
  }
  for (const file of hostFiles(rules)) write(file.path, file.text)
  return checkHostFiles(at())
}

it('accepts files that hosts read as written', async () => {
  await check({
    header: { for: '/a', headers: { 'X-Own': 'a: b, c' } },
    redirect: { from: '/a/*', to: '/:splat' },
  })
})

it('reports the lines that hosts would skip', async () => {
  const broken = { header: { for: '/a', headers: { 'X-Own': '' } }, redirect: { from: '/a b', to: '/c' } }
  await expect(check(broken)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: There are 2 mistakes.

    1. The host cannot read public/_headers:
    Could not parse header line 6:
      X-Own:
    Missing header value

    Correct the redirect in content/redirects.ts, or the rule in src/build/hosting: headerRules.ts, or extra in hosts.ts.

    2. The host cannot read public/_redirects:
    The host reads 1 of its 2 lines.

    Correct the redirect in content/redirects.ts, or the rule in src/build/hosting: headerRules.ts, or extra in hosts.ts.]
  `)
  await expect(check({ header: { for: '/a', headers: { 'X-Own': 'b\nc' } } })).rejects.toThrow(
    '4 of its 5 lines',
  )
})
