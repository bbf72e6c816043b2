/** Id of the dialog that stands in every page, so that letters are kept from the first keystroke on. */
export const SEARCH_DIALOG = 'search-dialog'

/** Fired on `window` when it opens. */
export const SEARCH_OPENED = 'searchopened'

/** Where the index of the embedded search stands, without the path prefix. */
export const RECORDS = '/records.json'
