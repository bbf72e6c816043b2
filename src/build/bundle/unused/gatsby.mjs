// The package's own face in the browser, without its link, script and slice components: pages ask it for data alone.
export { useStaticQuery } from '../../../../.cache/static-query.js'
export function graphql() {}
