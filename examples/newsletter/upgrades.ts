import type { Upgrades } from '../server/handle'

/** Each upgrade converts version n of an issue to n + 1. Only ever add to the end. */
export const upgrades: Upgrades = []
