import { oneCheck, type Step } from '../../runner'
import { onceRight } from './onceRight'
import { sourceSteps } from './sourceSteps'

const CODE = /\.tsx?$/
const RULES = ['package-lock.json', 'tsconfig.json', 'content/tsconfig.json']

/** What must hold of `content/` before a commit; the steps need nothing of one another. */
export const checkSteps = (): Step[] => [
  onceRight(oneCheck('format', 'Prettier on content', [['prettier', '--check', 'content']]), {
    places: ['content', '.prettierrc.json', 'package-lock.json'],
    endings: /\.(?:tsx?|json)$/,
  }),
  onceRight(oneCheck('lint', 'ESLint on content', [['eslint', 'content', '--max-warnings', '0']]), {
    places: ['content', 'src/model', 'eslint.config.mjs', ...RULES],
    endings: /\.(?:tsx?|mjs)$/,
  }),
  onceRight(
    oneCheck('types', 'TypeScript on settings, demos and snippets', [['tsc', '-p', 'content', '--noEmit']]),
    { places: ['content', 'src/model', ...RULES], endings: CODE },
  ),
  onceRight(
    oneCheck('spelling', 'cspell on docs and posts', [['cspell', '--no-progress', 'content/**/*.mdx']]),
    { places: ['content', 'cspell.json', 'docs/words.txt', 'package-lock.json'], endings: /\.mdx$/ },
  ),
  ...sourceSteps(),
]
