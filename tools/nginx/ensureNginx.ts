import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { installDebianPackages } from '../browser'

function findNginx(): string | null {
  const folders = ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(path.delimiter)]
  const isProgram = (file: string) => {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  }
  return folders.map((folder) => path.join(folder, 'nginx')).find(isProgram) ?? null
}

/** nginx's path; on a Debian machine without it, installs the package `nginx`. Throws when that fails. */
export function ensureNginx(): string {
  const found = findNginx()
  if (found !== null) return found
  console.log('  There is no nginx here: installing the Debian package nginx-light')
  const installed = installDebianPackages(['nginx-light']) ? findNginx() : null
  if (installed === null) throw new Error('There is no nginx on this machine. Install it, and try again.')
  return installed
}
