/** Work that waits: of two, the one of lower rank goes first. */
interface Job<Task> {
  key: string
  rank: number
  task: Task
  answer: Promise<unknown>
  settle: { resolve: (value: unknown) => void; reject: (reason: Error) => void }
}

/** Takes work for somebody who does one thing at a time. */
export interface Desk<Task> {
  /** Answers when `task` is done; what waits already under the same key is not done twice, but may rise in rank. */
  ask(task: Task, order: { key: string; rank: number }): Promise<unknown>
}

/** A desk in front of `work`, which is not called before it has settled. */
export function deskOf<Task>(work: (task: Task) => Promise<unknown>): Desk<Task> {
  const jobs = new Map<string, Job<Task>>()
  let isBusy = false
  const next = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    while (jobs.size > 0) {
      const waiting = [...jobs.values()]
      const lowest = Math.min(...waiting.map(({ rank }) => rank))
      const job = waiting.find(({ rank }) => rank === lowest)
      if (!job) break
      await work(job.task).then(job.settle.resolve, job.settle.reject)
      jobs.delete(job.key)
    }
    isBusy = false
  }
  return {
    ask(task, { key, rank }) {
      const known = jobs.get(key)
      if (known) {
        known.rank = Math.min(known.rank, rank)
        return known.answer
      }
      let settle: Job<Task>['settle'] | undefined
      const answer = new Promise((resolve, reject) => (settle = { resolve, reject }))
      if (settle) jobs.set(key, { key, rank, task, answer, settle })
      void next()
      return answer
    },
  }
}
