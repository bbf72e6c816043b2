import { build } from 'esbuild'

/** Bundles a `*.sheet.css` with its imports and fonts into one minified, prefixed file. */
export default async function sheetLoader() {
  const done = this.async()
  try {
    const { outputFiles, metafile } = await build({
      entryPoints: [this.resourcePath],
      absWorkingDir: this.rootContext,
      bundle: true,
      minify: true,
      write: false,
      metafile: true,
      loader: { '.woff2': 'dataurl' },
      legalComments: 'none',
      target: ['chrome107', 'firefox104', 'safari16'],
    })
    for (const file of Object.keys(metafile.inputs)) this.addDependency(`${this.rootContext}/${file}`)
    done(null, outputFiles[0].text)
  } catch (error) {
    done(error)
  }
}
