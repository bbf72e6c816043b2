import { useSyncExternalStore } from 'react'

/** Simulated network faults, for trying out the editor. */
export interface Switches {
  slow: boolean
  failing: boolean
  /** Makes the server respond with 401, as after the end of a session. */
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
