// Gatsby's Head API in the browser. Heads here are drawn through react-helmet (docs/decisions/0003-head.md).
export function headHandlerForBrowser() {}
