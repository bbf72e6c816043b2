/** Pseudo-random numbers below a limit that depend on the seed alone. */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed * 7919
  return (limit) => (state = (state * 48_271) % 2_147_483_647) % limit
}

interface GeneratedDoc {
  /** Path below `content/docs`. */
  file: string
  text: string
}

const THINGS =
  'canvas block handle panel layer drop zone grid guide frame node prop rule slot style toolbar tree'.split(
    ' ',
  )
const DEEDS = 'move drag copy select render store connect nest measure restore group align hide resize'.split(
  ' ',
)

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function writer(below: (limit: number) => number) {
  const thing = () => THINGS[below(THINGS.length)]!
  const deed = () => DEEDS[below(DEEDS.length)]!
  const sentence = () =>
    `The ${thing()} can ${deed()} a ${thing()} under load while **its ${thing()}** keeps ` +
    `\`${deed()}${capitalized(thing())}\` and every ${thing()} that you ${deed()} stays where the ${thing()} was.`
  const paragraph = () => [sentence(), sentence(), sentence()].join(' ')
  const heading = (level: number) =>
    `${'#'.repeat(level)} ${capitalized(deed())} the ${thing()} ${below(100)}`
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
  const below = randomFrom(index + 1)
  const words = writer(below)
  const idOf = (at: number) => `generated/part-${at % 20}/page-${at}`
  const link = () => `[another page](/docs/${idOf(below(count))})`
  const { heading, paragraph, sentence, thing, deed } = words
  const section = (level: number) => [heading(level), '', paragraph(), '', `${sentence()} See ${link()}.`, '']
  const text = [
    '---',
    `title: ${capitalized(deed())} the ${thing()} ${index}`,
    `description: How to ${deed()} the ${thing()} number ${index}, and why one would.`,
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
  return { file: `${idOf(index)}.mdx`, text }
}

/** `count` docs of about 600 words with code, a table and links to one another: the same ones every time. */
export function generateDocs(count: number): GeneratedDoc[] {
  return Array.from({ length: count }, (_, index) => docAt(index, count))
}
