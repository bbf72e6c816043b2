import fc from 'fast-check'

/**
 * Property tests try the same values at every run, so that a change is what makes one fail. `FUZZ_SEED` and
 * `FUZZ_RUNS` (values tried for each property) try others: `npm run verify -- fuzz` does.
 */
fc.configureGlobal({
  seed: Number(process.env.FUZZ_SEED ?? 20_190_101),
  numRuns: Number(process.env.FUZZ_RUNS ?? 50),
})
