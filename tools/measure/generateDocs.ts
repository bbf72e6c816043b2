/** Pseudo-random values that depend on the seed alone. */
interface Random {
  /** A whole number from 0 to `limit`, which is not reached. */
  below: (limit: number) => number
  pick: <T>(choices: readonly T[]) => T
}

/** The generator "mulberry32". */
function randomFrom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1)
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  const pick = <T>(choices: readonly T[]): T => {
    const chosen = choices[below(choices.length)]
    if (chosen === undefined) throw new Error('There is nothing to pick from.')
    return chosen
  }
  return { below, pick }
}

export interface GeneratedDoc {
  /** Path below `content/docs`. */
  file: string
  docId: string
  text: string
}

const THINGS =
  'canvas block handle panel layer drop zone grid guide frame node prop rule slot style toolbar tree'
const DEEDS = 'move drag copy select render store connect nest measure restore group align hide resize'
const WAYS = 'slowly twice early by hand in place on demand at rest under load'

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function writer(random: Random) {
  const things = THINGS.split(' ')
  const deeds = DEEDS.split(' ')
  const ways = WAYS.split(' ')
  const thing = () => random.pick(things)
  const deed = () => random.pick(deeds)
  const sentence = () =>
    `The ${thing()} can ${deed()} a ${thing()} ${random.pick(ways)} while **its ${thing()}** keeps ` +
    `\`${deed()}${capitalized(thing())}\` and every ${thing()} that you ${deed()} stays where the ${thing()} was.`
  const paragraph = () => [sentence(), sentence(), sentence()].join(' ')
  const heading = (level: number) =>
    `${'#'.repeat(level)} ${capitalized(deed())} the ${thing()} ${random.below(100)}`
  return { thing, deed, sentence, paragraph, heading }
}

function codeOf({ thing, deed }: ReturnType<typeof writer>): string[] {
  const [name, value] = [capitalized(thing()), thing()]
  return [
    '```tsx title="src/' + name + '.tsx" {2-3}',
    `import { useNode } from '@craftjs/core'`,
    `export function ${name}({ ${value} = 3 }: { ${value}?: number }) {`,
    `  const { connectors: { connect, drag } } = useNode()`,
    `  return <div ref={(el) => { if (el) connect(drag(el)) }} title="${value}">{${value}} ${deed()}</div>`,
    `}`,
    '```',
    '',
    '```js',
    `const ${value} = query.node('${value}').toSerializedNode() // ${deed()}`,
    `if (!${value}) throw new Error(\`no \${${value}}\`)`,
    '```',
  ]
}

function docAt(index: number, count: number): GeneratedDoc {
  const random = randomFrom(index + 1)
  const words = writer(random)
  const idOf = (at: number) => `generated/part-${at % 20}/page-${at}`
  const link = () => `[another page](/docs/${idOf(random.below(count))})`
  const { heading, paragraph, sentence, thing, deed } = words
  const section = (level: number) => [heading(level), '', paragraph(), '', `${sentence()} See ${link()}.`, '']
  const text = [
    '---',
    `title: ${capitalized(deed())} the ${thing()} ${index}`,
    `description: How to ${deed()} the ${thing()} number ${index}, why one would, and what else there is to know.`,
    '---',
    '',
    paragraph(),
    '',
    ...section(2),
    ...codeOf(words),
    '',
    ...section(3),
    `- ${sentence()}`,
    `- ${sentence()}`,
    '',
    ...section(2),
    '| Option | Type | Meaning |',
    '| --- | --- | --- |',
    ...Array.from({ length: 5 }, () => `| \`${deed()}\` | \`boolean\` | ${sentence()} |`),
    '',
    ...(index % 5 === 0
      ? [':::tip[Remember]', '', sentence(), '', ':::', '', '```npm', 'npm i @craftjs/core', '```', '']
      : []),
    ...section(2),
    ...codeOf(words),
    '',
  ].join('\n')
  return { file: `${idOf(index)}.mdx`, docId: idOf(index), text }
}

/** `count` docs of about 600 words with code, a table and links to one another: the same ones every time. */
export function generateDocs(count: number): GeneratedDoc[] {
  return Array.from({ length: count }, (_, index) => docAt(index, count))
}
