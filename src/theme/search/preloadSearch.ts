import { SEARCH_DIALOG } from '../behaviors/search'

/** Builds the index while React waits for its own files, where the reader opened the search before hydration. */
export function preloadSearch(): void {
  const dialog = document.getElementById(SEARCH_DIALOG) as HTMLDialogElement | null
  if (!dialog?.open || dialog.dataset.records === undefined) return
  // A failure here happens again, and is shown, when the modal asks for the index.
  import(/* webpackChunkName: "search" */ './modal')
    .then(({ embeddedEngineReady }) => embeddedEngineReady())
    .catch(() => {})
}
