import { readPublished } from '../../../client/connection/requests'
import { addressOf } from '../../../client/pictures/addresses'
import { PAGE_ID, type Mail } from '../../../server/store'
import { pictureName } from '../pictures/storePicture'

export interface ShownMail extends Mail {
  /** The HTML with the pictures of this server in place of those on the site, which may not have them yet. */
  shown: string
}

/** Reads a published mail. Throws if there is none. */
export async function readMail(id: string): Promise<ShownMail> {
  // The id is part of a link, which anyone can write.
  if (!PAGE_ID.test(id)) throw new Error('There is no mail at this address.')
  const { mail } = await readPublished(id)
  if (!mail) throw new Error('There is no mail at this address.')
  let shown = mail.html
  for (const [, src = ''] of mail.html.matchAll(/<img src="([^"]*)"/g)) {
    const name = pictureName(src)
    const address = name && (await addressOf(name).catch(() => src))
    if (address) shown = shown.replaceAll(`"${src}"`, `"${address}"`)
  }
  return { ...mail, shown }
}
