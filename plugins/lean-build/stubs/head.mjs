// Gatsby's Head API in the browser. Heads here are rendered with react-helmet (docs/decisions/0003-head.md).
export function headHandlerForBrowser() {}
