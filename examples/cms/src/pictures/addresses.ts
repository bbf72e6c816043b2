import { transport } from '@recipes/saving/server'
import { accepted } from '../connection/requests'

/** The address of each picture that was shown, as a `blob:`. It holds as long as the tab is open. */
const addresses = new Map<string, Promise<string>>()

async function load(name: string): Promise<string> {
  const response = await accepted(
    await transport.fetch(`/api/pictures/${name}`),
  )
  return URL.createObjectURL(await response.blob())
}

export function addressOf(name: string): Promise<string> {
  const address = addresses.get(name) ?? load(name)
  addresses.set(name, address)
  // A request that failed is sent again next time.
  address.catch(() => addresses.delete(name))
  return address
}

/** Shows a picture that was just stored from the file, without loading it. */
export function keepAddress(name: string, address: string) {
  addresses.set(name, Promise.resolve(address))
}
