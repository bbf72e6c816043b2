import { transport } from '@recipes/saving/server'
import { accepted } from '../connection/requests'

/** The `blob:` URLs of loaded pictures, by name. They are valid until the tab closes. */
const addresses = new Map<string, Promise<string>>()

async function load(name: string): Promise<string> {
  const response = await accepted(await transport.fetch(`/api/pictures/${name}`))
  return URL.createObjectURL(await response.blob())
}

export function addressOf(name: string): Promise<string> {
  const address = addresses.get(name) ?? load(name)
  addresses.set(name, address)
  // Retry a failed request next time.
  address.catch(() => addresses.delete(name))
  return address
}

/** Shows a newly stored picture from its file, without loading it. */
export function keepAddress(name: string, address: string) {
  addresses.set(name, Promise.resolve(address))
}
