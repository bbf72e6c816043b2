import type { Check } from '../../src/model/lesson'
import { checks } from './basic'
import { challenges } from './challenges'
import { exercises } from './exercises'
import { commonMistake } from './snapshot'

/** Makes each check look for common mistakes first. */
const withCommon = (own: Readonly<Record<string, Check>>) =>
  Object.fromEntries(
    Object.entries(own).map(([id, check]): [string, Check] => [
      id,
      (snapshot) => commonMistake(snapshot) ?? check(snapshot),
    ]),
  )

/** The checks of all lessons, by lesson id and step id. */
export const lessonChecks: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  basic: withCommon({ ...checks, ...exercises }),
  ...challenges,
}
