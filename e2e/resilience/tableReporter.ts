import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints how each cell of the resilience matrix ended: a row for each moment and resource, a column for each fault. */
export default class TableReporter implements Reporter {
  private readonly rows = new Map<string, Map<string, string>>()

  onTestEnd({ title }: TestCase, { status, annotations }: TestResult): void {
    const [moment, resource, fault] = title.split(' | ')
    if (fault === undefined) return
    const row = `${moment}, ${resource}`
    const end = annotations.find(({ type }) => type === 'end')?.description ?? ''
    const cells = this.rows.get(row) ?? new Map<string, string>()
    this.rows.set(row, cells.set(fault, status === 'passed' ? end : `FAILED ${end}`))
  }

  onEnd(): void {
    for (const [row, cells] of this.rows)
      console.log(`${row}: ${[...cells].map(([fault, end]) => `${fault} → ${end}`).join('; ')}`)
  }
}
