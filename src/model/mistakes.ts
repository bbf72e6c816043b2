/** Where a browser that looks at `develop` hears of mistakes: server-sent events, each a JSON list of texts. */
export const MISTAKES_PATH = '/___mistakes'
