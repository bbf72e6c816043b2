import { expect, it } from 'vitest'
import { ADMONITIONS } from '../../../model/admonitions'
import { compileBody } from '../compileBody'

const compile = async (source: string) => (await compileBody(source, { path: 'content/docs/a.mdx' })).nodes

it.each(Object.entries(ADMONITIONS))(
  '“:::%s” is an admonition, called “%s” by default',
  async (kind, name) => {
    const titled = (title: string) => ({
      tag: 'div',
      attrs: { className: 'admonition', 'data-kind': kind, role: 'note', 'aria-label': title },
      html: `<p class="admonition-title">${title}</p><div class="admonition-body"><p>Text.</p></div>`,
    })
    expect(await compile(`:::${kind}\n\nText.\n\n:::`)).toEqual([titled(name)])
    expect(await compile(`:::${kind}[A title]\n\nText.\n\n:::`)).toEqual([titled('A title')])
  },
)
