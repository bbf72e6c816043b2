/** Ends a command with the message of an error alone, also of one in a module that it imports; loaded before the command. */
process.on('uncaughtException', (error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
