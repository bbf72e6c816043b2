import type { Doctor } from './doctor'

/** A call of the page to the worker. */
export interface Call {
  id: number
  method: keyof Doctor
  args: readonly unknown[]
}

/** What the worker replies to the call with the same id. */
export type Reply = { id: number; result: unknown } | { id: number; error: string }
