import { createInspectionService } from './inspectionService'
import type { Call, Reply } from './inspectionClient'

const service = createInspectionService()

/** Handles calls in order of arrival. */
self.onmessage = ({ data: { id, method, args } }: MessageEvent<Call>) => {
  const call = service[method] as (...args: readonly unknown[]) => unknown
  void new Promise((resolve) => resolve(call(...args))).then(
    (result) => self.postMessage({ id, result } satisfies Reply),
    (error: unknown) => self.postMessage({ id, error: String(error) } satisfies Reply),
  )
}

self.postMessage({ id: 0, result: null } satisfies Reply)
