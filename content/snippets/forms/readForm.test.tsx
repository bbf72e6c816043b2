// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FieldView, FormView } from '../actions/views'
import { VisitProvider } from '../actions/visit'
import { readForm } from './readForm'

const post = (body: string, type = 'application/json', query = '') =>
  new Request(`https://example.org/api/forms${query}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })

test('A server-rendered form is sent by POST if its scripts have not run', async () => {
  document.body.innerHTML = renderToString(
    <VisitProvider
      sources={{}}
      send={() => Promise.reject(new Error('No scripts.'))}
      address="/api/forms"
    >
      <FormView name="order & more">
        <FieldView label="Name" name="name" required={false} />
        <input type="checkbox" name="breads" value="Rye" defaultChecked />
        <input type="checkbox" name="breads" value="Oat" defaultChecked />
      </FormView>
    </VisitProvider>,
  )
  const form = document.querySelector('form')!
  document.querySelector<HTMLInputElement>('[name=name]')!.value = 'Ada'
  expect([form.method, form.getAttribute('action')]).toEqual([
    'post',
    '/api/forms?form=order%20%26%20more',
  ])
  const body = new URLSearchParams(new FormData(form) as unknown as URLSearchParams)
  const sent = post(`${body}`, form.enctype, new URL(form.action).search)
  expect(await readForm(sent)).toEqual({
    form: 'order & more',
    entries: { name: 'Ada', breads: ['Rye', 'Oat'] },
  })
})

test.each<[string, Request, status: number]>([
  ['cut JSON', post('{"form"'), 400],
  ['a list', post('[]'), 400],
  ['no form', post('{"form":"order","entries":null}'), 400],
  ['nested entries', post('{"form":"order","entries":{"a":[["b"]]}}'), 400],
  ['numbers', post('{"form":"order","entries":{"a":1}}'), 400],
  ['no name', post('a=1', 'application/x-www-form-urlencoded'), 400],
  ['too much', post(`{"form":"${'x'.repeat(50_000)}","entries":{}}`), 413],
])('%s is refused', async (_what, request, status) => {
  await expect(readForm(request)).rejects.toMatchObject({ status })
})
