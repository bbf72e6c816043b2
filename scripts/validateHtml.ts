import { validatePages } from '../tools/checks/html'

/** Validates every built page, examples included; fails when one of them has an error. */
async function main(): Promise<void> {
  const { pages, problems } = await validatePages('public')
  console.log([...problems, `${pages} pages, ${problems.length} errors`].join('\n'))
  if (problems.length > 0 || pages === 0) process.exitCode = 1
}

void main()
