// Checks of props, which a published site does not run.
const kind = { isRequired: null }
export default { object: kind, func: kind, string: kind }
