import { setFlagsFromString } from 'node:v8'
import type { GatsbyConfig } from 'gatsby'
import site from './content/site'
import { version } from './package.json'
import { serveMistakes, serveSavedQueries } from './src/build/develop'
import { examplesBuilt, serveExamples } from './src/build/hosting'
import { easeAvif, keepPictures } from './src/build/content/images'
import { rehypePlugins, remarkPlugins } from './src/build/mdx'
import { lendSamples } from './src/build/mdx/samples'

// One worker is enough at this size: every further one loads all of Gatsby again (docs/decisions/0004-build-cost.md).
process.env.GATSBY_CPU_COUNT ??= '1'

// A build runs most code a few times, and its heap need not grow by more than it holds before V8 looks for garbage
// (see there, too; src/build/sweepMemory.ts has it look more often where there are many docs).
if (process.env.NODE_ENV === 'production')
  for (const flag of ['--interrupt-budget=400000', '--heap-growing-percent=100']) setFlagsFromString(flag)
easeAvif()
keepPictures(__dirname)

type DevelopServer = Parameters<typeof serveExamples>[0] & Parameters<typeof serveMistakes>[0]

const folder = (name: string) => ({
  resolve: 'gatsby-source-filesystem',
  options: { name, path: `${__dirname}/content/${name}` },
})

const config: GatsbyConfig = {
  siteMetadata: { title: site.title, description: site.tagline, siteUrl: site.url, version },
  pathPrefix: site.baseUrl.replace(/\/$/, ''),
  trailingSlash: 'ignore',
  jsxRuntime: 'automatic',
  developMiddleware: (app: DevelopServer) => {
    serveExamples(app, __dirname, examplesBuilt)
    serveMistakes(app)
    serveSavedQueries(app)
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
      options: { name: 'settings', path: `${__dirname}/content`, ignore: ['**/content/*/**'] },
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
  ],
}

export default config
