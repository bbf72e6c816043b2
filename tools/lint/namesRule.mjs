import path from 'node:path'

const drawers = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types'])

/** What is wrong with a file's name (path relative to the repository), or `null`. */
export function nameObjection(file) {
  const segments = file.split('/')
  const name = segments.at(-1).replace(/(\.test|\.module)?\.\w+$/, '')
  const drawer = [...segments.slice(0, -1), name].find((word) => drawers.has(word))
  if (drawer !== undefined) return `"${drawer}" says nothing: name the file after what it holds.`
  if (segments.at(-1) === 'index.tsx' && !file.startsWith('src/pages/')) {
    return 'Name a component file after its component; index.ts is the face of a room and holds no JSX.'
  }
  return null
}

/** ESLint rule: files and folders are named after what they hold. */
export const namesRule = {
  meta: { type: 'suggestion', schema: [], messages: { name: '{{objection}}' } },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    return {
      Program(node) {
        const problem = nameObjection(file)
        if (problem !== null) context.report({ node, messageId: 'name', data: { objection: problem } })
      },
    }
  },
}
