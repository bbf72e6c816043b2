import type { Step } from '../steps'

/** The suites that take too long for every change, in the order they run: one file each in this folder. */
export const suites: Step[] = []
