import type { Check } from '../../src/model/lesson'
import { checks } from './basic'
import { challenges } from './challenges'
import { exercises } from './exercises'
import { commonMistake } from './snapshot'

/** Adds the check for common mistakes, which comes first, to every check. */
const withCommon = (own: Readonly<Record<string, Check>>) =>
  Object.fromEntries(
    Object.entries(own).map(([id, check]): [string, Check] => [
      id,
      (snapshot) => commonMistake(snapshot) ?? check(snapshot),
    ]),
  )

/** The checks of every lesson, by its id and the id of the step. */
export const lessonChecks: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  basic: withCommon({ ...checks, ...exercises }),
  ...challenges,
}

export { tasks as lessonTasks } from './tasks'
