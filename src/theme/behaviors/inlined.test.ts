import { readFileSync } from 'node:fs'
import { buildSync } from 'esbuild'
import { expect, it } from 'vitest'

it('every file that is inlined into every page says so in its first line', () => {
  const { metafile } = buildSync({
    entryPoints: ['src/theme/behaviors/prePaint.ts', 'src/theme/behaviors/inline.ts'],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    outdir: 'unused',
  })
  const files = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([file, { bytesInOutput }]) => file.startsWith('src/theme/') && bytesInOutput > 0)
    .map(([file]) => file)
  expect(files).toContain('src/theme/behaviors/menu.ts')
  const unmarked = files.filter(
    (file) => !readFileSync(file, 'utf8').startsWith('// Inlined into every page'),
  )
  expect(unmarked).toEqual([])
})
