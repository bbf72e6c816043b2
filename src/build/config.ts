import type { GatsbyConfig } from 'gatsby'
import { version } from '../../package.json'
import { content, hosting, mdx, playground } from '.'

// One worker is enough at this size: each additional one loads Gatsby again (docs/decisions/0004-speed-has-a-price.md).
process.env.GATSBY_CPU_COUNT ??= '1'

const root = process.cwd()

// hooks.ts reports mistakes in the settings. If this file threw, Gatsby would continue without a configuration.
const site = content.siteBeforeChecks(root)

type DevelopServer = Parameters<typeof hosting.serveExamples>[0] &
  Parameters<typeof playground.servePlayground>[0] &
  Parameters<typeof hosting.serveErrors>[0]

/** A source for the files in a folder of `content`. */
const contentFolder = (name: string) => ({
  resolve: 'gatsby-source-filesystem',
  options: { name, path: `${root}/content/${name}` },
})

/** The configuration of Gatsby, which gatsby-config.js passes on. */
export const config: GatsbyConfig = {
  siteMetadata: { title: site.title, description: site.tagline, siteUrl: site.url, version },
  pathPrefix: site.baseUrl.replace(/\/$/, ''),
  trailingSlash: 'ignore',
  jsxRuntime: 'automatic',
  developMiddleware: (app: DevelopServer) => {
    hosting.serveExamples(app, root, hosting.examplesBuilt)
    playground.servePlayground(app, () => playground.sandboxFiles(root))
    hosting.serveErrors(app)
  },
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    // Sources: what authors write in content/.
    ...['docs', 'blog', 'snippets', 'pictures', 'demos'].map(contentFolder),
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'settings', path: `${root}/content`, ignore: ['**/content/*/**'] },
    },
    // Transformers: MDX and images.
    {
      resolve: 'gatsby-plugin-mdx',
      options: {
        // For the excerpts and tables of contents of `Mdx` nodes. Pages are compiled in src/build/mdx.
        mdxOptions: { remarkPlugins: mdx.syntaxPlugins },
      },
    },
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    // Fixes for Gatsby, in plugins/. The site works without any of them; their READMEs describe the difference.
    'lean-build',
    'develop-fixes',
    'navigation',
    {
      resolve: 'late-hydration',
      options: {
        behaviors: 'src/theme/interactions/beforeHydration/inline.ts',
        eager: {
          '/search': '',
          '/tools/state': '',
          '/404': '',
          '/404.html': '',
          '/blog/archive': '?tag=',
          '/playground': '#',
        },
        chunks: ['modal'],
      },
    },
  ],
}
