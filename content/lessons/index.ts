import type { Check } from '../../src/model/lesson'
import { checks } from './basic'
import { challenges } from './challenges'
import { exercises } from './exercises'

/** The checks of every lesson, by its id and the id of the step. */
export const lessonChecks: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  basic: { ...checks, ...exercises },
  ...challenges,
}
