import { weightOfPage } from '../weight/index'
import { peerPages, peers } from './peers'
import { table } from './table'

const kB = (bytes: number) => bytes / 1000

/** What the built site in `folder` costs a reader beside its peers, in kB after brotli, before any interaction. */
export function printWeights(folder: string): void {
  for (const [route, { weights }] of Object.entries(peerPages)) {
    const ours = weightOfPage(folder, route)
    const total = ours.html + ours.fonts + ours.eagerScripts
    console.log(`\n${route}, kB after brotli before any interaction, without pictures`)
    table(
      ['', 'HTML', 'CSS', 'JS', 'fonts', 'total'],
      [
        [
          'this site',
          kB(ours.html - ours.sheet),
          kB(ours.sheet),
          kB(ours.eagerScripts),
          kB(ours.fonts),
          kB(total),
        ],
        ...peers.flatMap((peer) => {
          const found = weights[peer]
          return found ? [[peer, found.html, found.css, found.js, found.fonts, found.total]] : []
        }),
      ],
    )
    console.log(
      `This site inlines its style sheet, and ${kB(ours.inlineScripts).toFixed(1)} kB of script; ` +
        `all scripts once React has come: ${kB(ours.scripts).toFixed(1)} kB.`,
    )
  }
}
