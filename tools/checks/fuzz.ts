import fc from 'fast-check'

/**
 * Property tests use the same values in every run, so that only a code change can make one fail. `FUZZ_SEED` and
 * `FUZZ_RUNS` (values per property) select others, as `npm run verify -- fuzz` does.
 */
fc.configureGlobal({
  seed: Number(process.env.FUZZ_SEED ?? 20_190_101),
  numRuns: Number(process.env.FUZZ_RUNS ?? 50),
})
