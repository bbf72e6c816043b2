/** Loaded before a command: ends it with just the message of an error, even if the error is in an imported module. */
process.on('uncaughtException', (error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
