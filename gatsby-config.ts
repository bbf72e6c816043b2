import { createRequire } from 'node:module'
import path from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import { register } from 'tsx/cjs/api'
import site from './content/site'
import { version } from './package.json'
import type * as Develop from './src/build/develop'
import type * as Hosting from './src/build/hosting'
import type * as Mdx from './src/build/mdx'
import type * as Samples from './src/build/mdx/samples'

// Gatsby compiles this file by itself; the build is loaded as it stands (docs/decisions/0023-entry-files.md).
register()
const load = createRequire(path.resolve('package.json'))
const { serveErrors } = load('./src/build/develop') as typeof Develop
const { examplesBuilt, serveExamples } = load('./src/build/hosting') as typeof Hosting
const { rehypePlugins, remarkPlugins } = load('./src/build/mdx') as typeof Mdx
const { lendSamples } = load('./src/build/mdx/samples') as typeof Samples

// One worker is enough at this size: every further one loads all of Gatsby again (docs/decisions/0004-build-cost.md).
process.env.GATSBY_CPU_COUNT ??= '1'

const root = process.cwd()

type DevelopServer = Parameters<typeof serveExamples>[0] & Parameters<typeof serveErrors>[0]

const folder = (name: string) => ({
  resolve: 'gatsby-source-filesystem',
  options: { name, path: `${root}/content/${name}` },
})

const config: GatsbyConfig = {
  siteMetadata: { title: site.title, description: site.tagline, siteUrl: site.url, version },
  pathPrefix: site.baseUrl.replace(/\/$/, ''),
  trailingSlash: 'ignore',
  jsxRuntime: 'automatic',
  developMiddleware: (app: DevelopServer) => {
    serveExamples(app, root, examplesBuilt)
    serveErrors(app)
  },
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    folder('docs'),
    folder('blog'),
    folder('snippets'),
    folder('pictures'),
    folder('demos'),
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'settings', path: `${root}/content`, ignore: ['**/content/*/**'] },
    },
    {
      resolve: 'gatsby-plugin-mdx',
      options: {
        extensions: ['.mdx'],
        mdxOptions: { remarkPlugins: [lendSamples, ...remarkPlugins], rehypePlugins },
      },
    },
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    'lean-build',
    'develop-fixes',
  ],
}

export default config
