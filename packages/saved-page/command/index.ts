#!/usr/bin/env node
import { run } from './run'

// The reader of a pipe, such as `head`, may end before the command does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

void run(process.argv.slice(2), {
  print: (line) => void process.stdout.write(`${line}\n`),
  warn: (line) => void process.stderr.write(`${line}\n`),
}).then((code) => {
  process.exitCode = code
})
