import fc from 'fast-check'

const segment = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('docs', 'api', 'overview', 'support', 'blog', 'editor', 'concepts'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('next', 'v0.2.12', '0.1.0', '0.2.0-beta.2', '9.9.9', '1x', 'nextfoo'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('', 'r', 'R', '%', '%0d%0a', '\\', '.', '..', 'evil.example', 'index.html'),
  },
  { weight: 1, arbitrary: fc.webSegment() },
)

/** For property tests: paths under `/r`, mostly realistic, some hostile. */
export const anyLegacyPath = fc
  .tuple(fc.array(segment, { maxLength: 6 }), fc.constantFrom('', '/'))
  .map(([segments, end]) => ['/r', ...segments].join('/') + end)
