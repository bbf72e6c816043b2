import { jsonOf } from './body'
import type { Call } from './handle'
import type { NamedTemplate } from './store'

const MAX_TEMPLATE = 100_000

/** A template with its key. */
export interface TemplateEntry extends NamedTemplate {
  key: string
}

export async function listTemplates({ store }: Call): Promise<Response> {
  const entries = (await store.keys('templates')).map(async (key) => ({
    key,
    ...(await store.read('templates', key)),
  }))
  return Response.json(await Promise.all(entries))
}

export async function addTemplate({
  request,
  store,
  keys: [key = ''],
}: Call): Promise<Response> {
  const template = await jsonOf<NamedTemplate>(
    request,
    MAX_TEMPLATE,
    (body) => typeof body.name === 'string' && typeof body.text === 'string',
  )
  await store.change('templates', key, () => template)
  return new Response(null, { status: 204 })
}
