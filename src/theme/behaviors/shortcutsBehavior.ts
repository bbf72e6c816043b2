import { installDialog } from '../dialog'

/** Makes `[data-shortcuts]` open the help on shortcuts. */
export function installShortcuts(document: Document): void {
  installDialog(
    document,
    '[data-shortcuts]',
    async () => (await import('../shortcuts/openShortcuts')).openShortcuts,
  )
}
