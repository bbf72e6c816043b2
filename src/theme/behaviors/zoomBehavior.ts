import { installDialog } from '../dialog'

/** Makes `[data-zoom]` enlarge the picture that it stands beside. */
export function installZoom(document: Document): void {
  installDialog(document, '[data-zoom]', async () => (await import('../zoom/openZoom')).openZoom)
}
