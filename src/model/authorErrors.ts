/** Path of the server-sent events with which `develop` tells browsers about author errors; each is a JSON list. */
export const AUTHOR_ERRORS_PATH = '/___author-errors'
