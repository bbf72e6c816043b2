import type { Resolver, SerializedNodes } from '@craftjs/core'
import { contractProblems } from './contractProblems'
import { descriptionsOf, type Descriptions } from './description'
import { complaint, promptFor } from './prompt'
import { jsonIn, nodesOf } from './readAnswer'

export interface Message {
  from: 'system' | 'user' | 'model'
  text: string
}

interface WriteOptions {
  /** Sends the messages to your server, which calls the model. */
  ask: (messages: Message[]) => Promise<string>
  /** Each component has a description in `craft.info`. */
  resolver: Resolver
  /** Parses the JSON in an answer. */
  parse?: (answer: string) => unknown
  /** The maximum number of calls to the model. */
  rounds?: number
}

/** Returns the page that a model writes for a request. Throws if no answer is valid. */
export async function writePage(
  wish: string,
  options: WriteOptions,
): Promise<SerializedNodes> {
  const { ask, resolver, parse = jsonIn, rounds = 3 } = options
  const descriptions = descriptionsOf(resolver)
  const messages: Message[] = [
    { from: 'system', text: promptFor(descriptions) },
    { from: 'user', text: wish },
  ]
  let problems: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const answer = await ask(messages)
    const read = readPage(answer, parse)
    problems = read.page ? contractProblems(read.page, resolver) : [read.problem]
    if (read.page && problems.length === 0) return withCanvases(read.page, descriptions)
    messages.push({ from: 'model', text: answer })
    messages.push({ from: 'user', text: complaint(problems) })
  }
  throw new Error(`The page could not be written. ${problems.join(' ')}`)
}

function readPage(answer: string, parse: (answer: string) => unknown) {
  try {
    return { page: nodesOf(parse(answer)) }
  } catch (error) {
    return { page: null, problem: `The answer is not JSON: ${String(error)}` }
  }
}

/** Makes every Node that may have children a Canvas. */
const withCanvases = (
  nodes: SerializedNodes,
  descriptions: Descriptions,
): SerializedNodes =>
  Object.fromEntries(
    Object.entries(nodes).map(([id, node]) => [
      id,
      { ...node, isCanvas: descriptions[node.displayName]?.holds !== undefined },
    ]),
  )
