// Gatsby's service worker in the browser. The site has none.
export {}
