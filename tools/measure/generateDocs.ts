interface GeneratedDoc {
  id: string
  text: string
}

const THINGS = 'canvas block handle panel layer zone grid guide frame node prop rule slot style tree'.split(
  ' ',
)
const DEEDS = 'move drag copy select render store connect nest measure restore group align resize'.split(' ')

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
/** Number of folders, and of groups in the sidebar. */
export const GROUPS = 20
const idOf = (index: number) => `generated/part-${index % GROUPS}/page-${index}`

function docAt(index: number, count: number): GeneratedDoc {
  // Pseudo-random numbers that depend only on the index.
  let state = (index + 1) * 7919
  const below = (limit: number) => (state = (state * 48_271) % 2_147_483_647) % limit
  const thing = () => THINGS[below(THINGS.length)]!
  const deed = () => DEEDS[below(DEEDS.length)]!
  const sentence = () =>
    `The ${thing()} can ${deed()} a ${thing()} by hand while **its ${thing()}** keeps ` +
    `\`${deed()}${capitalized(thing())}\` and every ${thing()} that you ${deed()} stays where the ${thing()} was.`
  const paragraph = () => `${sentence()} ${sentence()} ${sentence()}`
  const section = (marks: string) => `${marks} ${capitalized(deed())} the ${thing()} ${below(100)}

${paragraph()}

${sentence()} See [another page](/docs/${idOf(below(count))}).`
  const code = (name = capitalized(thing()), value = thing()) => `\`\`\`tsx title="src/${name}.tsx" {2-3}
import { useNode } from '@craftjs/core'
export function ${name}({ ${value} = 3 }: { ${value}?: number }) {
  const { connectors: { connect, drag } } = useNode()
  return <div ref={(el) => { if (el) connect(drag(el)) }} title="${value}">{${value}} ${deed()}</div>
}
\`\`\`

\`\`\`js
const ${value} = query.node('${value}').toSerializedNode() // ${deed()}
if (!${value}) throw new Error(\`no \${${value}}\`)
\`\`\``
  const text = `---
title: ${capitalized(deed())} the ${thing()} ${index}
description: How to ${deed()} the ${thing()} number ${index}, why you would, and everything else that you should know.
---

${paragraph()}

${section('##')}

${code()}

${section('###')}

- ${sentence()}
- ${sentence()}

${section('##')}

| Option | Type | Meaning |
| --- | --- | --- |
${Array.from({ length: 5 }, () => `| \`${deed()}\` | \`boolean\` | ${sentence()} |`).join('\n')}

${index % 5 === 0 ? `:::tip[Remember]\n\n${sentence()}\n\n:::\n\n\`\`\`npm\nnpm i @craftjs/core\n\`\`\`\n` : ''}
${section('##')}

${code()}
`
  return { id: idOf(index), text }
}

/** Generates `count` docs of about 600 words with code, a table, and links to each other; the same ones every time. */
export const generateDocs = (count: number): GeneratedDoc[] =>
  Array.from({ length: count }, (_, index) => docAt(index, count))
