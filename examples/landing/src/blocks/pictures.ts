import bake from '../pictures/bake.svg'
import loaf from '../pictures/loaf.svg'
import mix from '../pictures/mix.svg'
import shape from '../pictures/shape.svg'

/** The pictures that a page can show: what each is called, what it shows, and where it is. */
export const pictures = {
  loaf: { name: 'Loaf', alt: 'A loaf of bread with three cuts', address: loaf },
  mix: { name: 'Bowl', alt: 'Dough in a green bowl', address: mix },
  shape: { name: 'Basket', alt: 'Dough in a basket', address: shape },
  bake: { name: 'Oven', alt: 'A fire in a round oven', address: bake },
}

/** Name of a picture, as saved pages have it. */
export type PictureName = keyof typeof pictures

/** Names and what to call them, as a choice. */
export const pictureChoices = Object.fromEntries(
  Object.entries(pictures).map(([name, picture]) => [name, picture.name]),
)
