import { put, read, urlOf } from '../../../client/connection/requests'
import type { NamedTemplate } from '../../../server/store'
import type { TemplateEntry } from '../../server/templates'

export const listTemplates = () => read<TemplateEntry[]>('/api/templates')

export function addTemplate(name: string, text: string) {
  const entry: NamedTemplate = { name, text }
  return put(urlOf('templates', crypto.randomUUID()), entry)
}
