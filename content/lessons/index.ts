import type { Check } from '../../src/model/lesson'
import { checks } from './basic'

/** The checks of every lesson, by its id and the anchor of the step. */
export const lessonChecks: Readonly<Record<string, Readonly<Record<string, Check>>>> = { basic: checks }
