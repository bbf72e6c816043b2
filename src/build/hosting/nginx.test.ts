import { expect, it } from 'vitest'
import { nginxHttp } from './nginx'

const PARAMETER = /"((?:[^"\\]|\\.)*)"/g

/** The value that nginx gives the header `X-Long` for the only rule, and the longest parameter that it reads. */
function read(value: string): { value: string; longest: number } {
  const headers = [{ for: '/a', headers: { 'X-Long': value } }]
  const text = nginxHttp({ headers, moved: [], baseUrl: '/' }, 'nginx')
  const longest = Math.max(...[...text.matchAll(PARAMETER)].map(([, parameter = '']) => parameter.length))
  const parts = new Map(
    [...text.matchAll(/map "" (\S+) \{\n {2}default "(.*)";/g)].map(([, name = '', part = '']) => [
      name,
      part,
    ]),
  )
  const [, written = ''] = /"~\^\/a\$" "(.*)";/.exec(text) ?? []
  return { value: written.replaceAll(/\$\w+/g, (name) => parts.get(name) ?? ''), longest }
}

it.each([10, 4000, 4001, 9500])(
  'writes a header of %i characters in parameters that nginx reads',
  (length) => {
    const value = Array.from({ length }, (_, at) => String(at % 10)).join('')
    const found = read(value)
    expect(found.value).toBe(value)
    expect(found.longest).toBeLessThanOrEqual(4096)
  },
)
