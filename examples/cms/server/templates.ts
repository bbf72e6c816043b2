import { isText, jsonOf } from '../../server/body'
import type { Call } from '../../server/handle'
import { checkCount } from '../../server/limits'
import type { NamedTemplate } from '../../server/store'
import { summarize } from '../../server/summaries'

const MAX_TEMPLATE = 100_000

/** A template with its key. */
export interface TemplateEntry extends NamedTemplate {
  key: string
}

export async function listTemplates({ store }: Call): Promise<Response> {
  const keys = await store.keys('templates')
  const entries = keys.map(async (key) => {
    const template = await store.read('templates', key)
    return template ? [{ key, ...template }] : []
  })
  return Response.json((await Promise.all(entries)).flat())
}

export async function addTemplate({
  request,
  store,
  keys: [key = ''],
}: Call): Promise<Response> {
  const template = await jsonOf<NamedTemplate>(
    request,
    MAX_TEMPLATE,
    ({ name, text }) => isText(name, 100) && isText(text, MAX_TEMPLATE),
  )
  await checkCount(store, 'templates')
  await store.change('templates', key, () => template)
  await summarize(store, 'templates', key, template)
  return new Response(null, { status: 204 })
}
