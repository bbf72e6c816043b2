// Replaces the pages and the layout in the bundle that renders the HTML document of `develop`, whose body is empty. In the
// browser bundle, replaces Gatsby's plugin for Partytown.
export const components = {}
export const wrapPageElement = ({ element }) => element
