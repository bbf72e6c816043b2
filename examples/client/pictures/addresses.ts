import { readPicture } from '../connection/requests'

/** The `blob:` URLs of loaded pictures, by name. They are valid until the tab closes. */
const addresses = new Map<string, Promise<string>>()

async function load(name: string): Promise<string> {
  return URL.createObjectURL(await (await readPicture(name)).blob())
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
