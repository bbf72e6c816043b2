// prop-types without its checks, which a published site does not run.
const kind = { isRequired: null }
export default { object: kind, func: kind, string: kind }
