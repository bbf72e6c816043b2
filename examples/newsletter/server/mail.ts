import { Refusal } from '@recipes/forms/Refusal'
import { mailParts } from '@recipes/newsletter/mailParts'
import { isUndescribed } from '@recipes/pictures/undescribed'
import type { StoredPage } from '@recipes/saving/server'
import { checked, nodesOf } from '../../server/checks'
import type { Published } from '../../server/store'
import { upgrades } from '../upgrades'

/** Adds the parts of the mail, as they will be sent, to an issue that is published. Throws if it cannot be sent. */
export function withMail(issue: StoredPage): Published {
  const nodes = nodesOf(issue.json, upgrades)
  const { subject, site } = (nodes.ROOT?.props ?? {}) as Record<string, unknown>
  if (typeof subject !== 'string' || subject.trim() === '')
    throw new Refusal(422, 'Write a subject before you publish.')
  if (typeof site !== 'string' || !/^https?:\/\/./.test(site))
    throw new Refusal(
      422,
      'Write the address of your site, such as https://example.com.',
    )
  if (Object.values(nodes).some(({ props }) => isUndescribed(props.picture)))
    throw new Refusal(422, 'Describe each picture, or mark it as decorative.')
  return { ...issue, mail: checked(() => mailParts(nodes)) }
}
