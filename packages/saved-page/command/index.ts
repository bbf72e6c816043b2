#!/usr/bin/env node
import { run } from './run'

void run(process.argv.slice(2), {
  print: (line) => void process.stdout.write(`${line}\n`),
  warn: (line) => void process.stderr.write(`${line}\n`),
}).then((code) => {
  process.exitCode = code
})
