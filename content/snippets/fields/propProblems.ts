import { fieldProblem } from './fieldRules'
import { fieldsOf } from './fields'

/** Checks the props of a Node by the fields of its component, for `pageProblems`. A missing prop gets its default. */
export const propProblems = (component: unknown, props: Record<string, unknown>) =>
  Object.entries(fieldsOf(component)).flatMap(([prop, field]) => {
    const problem = Object.hasOwn(props, prop) ? fieldProblem(field, props[prop]) : null
    return problem === null ? [] : [`has the prop ${prop}, which ${problem}`]
  })
