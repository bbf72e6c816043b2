import path from 'node:path'
import { floorOf, housesWithRooms, reasons, roomless, worlds } from './worlds.mjs'

const isInside = (file, folder) =>
  file === folder || file.startsWith(`${folder}/`) || file.startsWith(`${folder}.`)
const longestFirst = Object.keys(worlds).sort((a, b) => b.length - a.length)
const worldOf = (file) => longestFirst.find((world) => isInside(file, world)) ?? null

/** The room a file stands in as `[house, room, rest]`, or `null` for a file beside the rooms. */
function roomOf(file) {
  const house = housesWithRooms.find((candidate) => file.startsWith(`${candidate}/`))
  if (house === undefined) return null
  const [room, ...rest] = file.slice(house.length + 1).split('/')
  return { house, room, rest: rest.join('/') }
}

/** What is wrong with `file` importing `target` (both relative to the repository), or `null`. */
export function objection(file, target) {
  const from = worldOf(file)
  const to = worldOf(target)
  if (from === null || to === null) return null
  if (from !== to && !worlds[from].some((allowed) => isInside(target, allowed))) {
    return `${from} must not import ${target}. ${reasons[from] ?? reasons[to] ?? ''}`.trim()
  }
  const here = roomOf(file)
  const there = roomOf(target)
  if (there === null || (here?.house === there.house && here.room === there.room)) return null
  if (
    there.house === 'src/theme' &&
    here?.house === 'src/theme' &&
    here.room !== 'behaviors' &&
    floorOf(there.room) > floorOf(here.room)
  ) {
    return `The theme stands in floors (ui, state < features < mdx < layout): ${here.room} must not import ${there.room}.`
  }
  const isFace = there.room === 'behaviors' || ['', 'index', 'index.ts', 'index.mjs'].includes(there.rest)
  const isAsset = there.room === 'styles' && /[.](css|woff2)$/.test(target)
  if (isFace || isAsset || roomless.some((folder) => isInside(file, folder))) return null
  return `Enter ${there.house}/${there.room} by its index.ts, not by ${there.rest}.`
}

/** ESLint rule: imports between worlds go one way, and rooms are entered by their face. */
export const worldsRule = {
  meta: { type: 'problem', schema: [], messages: { wall: '{{objection}}' } },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    const check = (source) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return
      const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), source.value))
      const problem = objection(file, target.replace(/\/$/, ''))
      if (problem !== null) context.report({ node: source, messageId: 'wall', data: { objection: problem } })
    }
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
    }
  },
}
