import { findChromium } from './chromium'
import { installDebianPackages } from './debianPackages'

const missing = `There is no Chromium on this machine, and it could not be installed.
Install Chromium or Chrome, or set CHROME_PATH to it, and try again.`

/** Chromium's path; on a Debian machine without it, installs the package `chromium`. Throws when that fails. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found !== null) return found
  console.log('  There is no Chromium here: installing the Debian packages chromium and fonts-liberation')
  const installed = installDebianPackages(['chromium', 'fonts-liberation']) ? findChromium() : null
  if (installed === null) throw new Error(missing)
  return installed
}
