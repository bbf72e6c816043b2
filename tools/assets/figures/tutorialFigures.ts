import { dragFigures } from './dragFigures'
import { editFigures } from './editFigures'
import type { Figure } from './Figure'

/** The pictures of the Basic Tutorial, in the order in which it shows them. */
export const tutorialFigures: readonly Figure[] = [...dragFigures, ...editFigures]
