// Replaces pages and shell in the bundle that renders the HTML document of `develop`, whose body is empty, and Gatsby's
// plugin for Partytown in that of the browser.
export const components = {}
export const wrapPageElement = ({ element }) => element
