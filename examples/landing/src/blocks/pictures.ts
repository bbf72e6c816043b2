import bake from '../pictures/bake.svg'
import loaf from '../pictures/loaf.svg'
import mix from '../pictures/mix.svg'
import shape from '../pictures/shape.svg'

/** The pictures that a page can show: name, alt text and URL. */
export const pictures = {
  loaf: { name: 'Loaf', alt: 'A loaf of bread with three cuts', address: loaf },
  mix: { name: 'Bowl', alt: 'Dough in a green bowl', address: mix },
  shape: { name: 'Basket', alt: 'Dough in a basket', address: shape },
  bake: { name: 'Oven', alt: 'A fire in a round oven', address: bake },
}

/** The name of a picture in saved pages. */
export type PictureName = keyof typeof pictures
