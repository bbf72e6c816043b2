import { useSyncExternalStore } from 'react'

/** What can be wrong with the network of the page, for trying it out. */
export interface Switches {
  slow: boolean
  failing: boolean
  /** The server no longer knows who is here, and answers 401. */
  expired: boolean
}

let switches: Switches = { slow: false, failing: false, expired: false }
const listeners = new Set<() => void>()

export const readSwitches = () => switches

export function setSwitch(name: keyof Switches, isOn: boolean) {
  switches = { ...switches, [name]: isOn }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSwitches = () => useSyncExternalStore(subscribe, readSwitches)
