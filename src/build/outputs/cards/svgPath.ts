import type { PathCommand } from 'opentype.js'

const hundredth = (pixels: number) => Math.round(pixels * 100) / 100

/** Outlines of a font as the path of an SVG: opentype.js 2.0.0 writes numbers that no SVG knows (`1e-14`). */
export function svgPath(outlines: readonly PathCommand[]): string {
  return outlines
    .map((step) => {
      if (step.type === 'Z') return 'Z'
      const points = [
        ...(step.type === 'C' ? [step.x1, step.y1, step.x2, step.y2] : []),
        ...(step.type === 'Q' ? [step.x1, step.y1] : []),
        step.x,
        step.y,
      ]
      return step.type + points.map(hundredth).join(' ')
    })
    .join('')
}
