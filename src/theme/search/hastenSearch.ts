import { SEARCH_DIALOG } from './dialogNames'

/** Has the index made while React waits for its own files, where the reader has opened the search before it came. */
export function hastenSearch(): void {
  const dialog = document.getElementById(SEARCH_DIALOG) as HTMLDialogElement | null
  if (!dialog?.open || dialog.dataset.records === undefined) return
  // What fails here fails again, and is said, when the modal asks for it.
  import(/* webpackChunkName: "search" */ './modal')
    .then(({ embeddedEngineReady }) => embeddedEngineReady())
    .catch(() => {})
}
