import { aboutField } from '../fields/fieldRules'
import type { Descriptions } from './description'

/** The system prompt, sent before the user's request. */
export const promptFor = (descriptions: Descriptions) =>
  `You write a page for a page editor. Answer with one JSON object and nothing else.
Each element is { "component": …, "props": { … }, "children": [ … ] }. Include all props.
The outermost element is a Page. These components exist:

${Object.entries(descriptions)
  .map(([name, { about, fields, holds = [] }]) => {
    const props = Object.entries(fields).map(
      ([prop, field]) => `  - ${prop}: ${aboutField(field)}`,
    )
    const inside = holds.length > 0 ? holds.join(', ') : 'nothing'
    return [`${name}: ${about} May contain ${inside}.`, ...props].join('\n')
  })
  .join('\n')}`

/** The message to the model about an invalid answer. */
export const complaint = (problems: string[]) =>
  `This page cannot be used. Correct it, and answer with the whole page again.
Elements are named by their position: 1.0 is the first child of the second child of the Page.
${problems.map((problem) => `- ${problem}`).join('\n')}`
