import { CARD_SIZE } from '../../../model/url'
import type { CardFacts } from './cardFacts'

/** An element as satori takes it: what React would make, without React. */
export interface CardElement {
  type: string
  props: { style: Record<string, string | number>; children: (CardElement | string)[] }
}

const box = (style: Record<string, string | number>, ...children: (CardElement | string)[]): CardElement => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

/** The light tokens of the site (src/theme/styles/tokens.css), as a picture needs them. */
const COLORS = { ink: '#221811', faint: '#655c53', tag: '#2b221a', onTag: '#f6f5f1', drop: '#1ba13a' }

const HANDLE = 14

/** One of the squares at the corners of the frame. */
const handle = (vertical: 'top' | 'bottom', horizontal: 'left' | 'right') =>
  box({
    position: 'absolute',
    [vertical]: -HANDLE / 2 - 2,
    [horizontal]: -HANDLE / 2 - 2,
    width: HANDLE,
    height: HANDLE,
    background: COLORS.drop,
  })

/** Titles are large; long ones step down, so that three lines hold them. */
const sizeOf = (title: string) => (title.length <= 22 ? 104 : title.length <= 44 ? 84 : 66)

/** A layer as large as the card, in the type of the site. */
const layer = (...children: CardElement[]) =>
  box(
    {
      ...CARD_SIZE,
      boxSizing: 'border-box',
      flexDirection: 'column',
      alignItems: 'flex-start',
      padding: '72px 80px 62px',
      color: COLORS.ink,
      fontFamily: 'Hanken Grotesk',
    },
    ...children,
  )

/** What differs: the section on its tag, and the title in the frame of a selected block. */
export function cardLayout({ title, section }: Pick<CardFacts, 'title' | 'section'>): CardElement {
  const words = {
    display: 'block',
    fontSize: sizeOf(title),
    fontWeight: 700,
    lineHeight: 1.08,
    letterSpacing: '-0.032em',
    lineClamp: 3,
  }
  const frame = box(
    {
      position: 'relative',
      maxWidth: 960,
      marginTop: 22,
      padding: '22px 34px 30px',
      border: `4px solid ${COLORS.drop}`,
    },
    box(words, title),
    handle('top', 'left'),
    handle('top', 'right'),
    handle('bottom', 'left'),
    handle('bottom', 'right'),
  )
  const tag = { padding: '6px 20px 10px', background: COLORS.tag, color: COLORS.onTag, fontSize: 34 }
  return layer(box({ ...tag, fontWeight: 500 }, section ?? 'Craft.js'), frame)
}

/** What every card shows: the name of the site, beside its mark, and what it is. */
export function cardFoot(): CardElement {
  return layer(
    box(
      { width: 976, height: 44, marginTop: 'auto', alignItems: 'center', fontSize: 36, paddingLeft: 64 },
      box({ fontWeight: 700 }, 'craft.js'),
      box(
        { marginLeft: 'auto', color: COLORS.faint, fontWeight: 500 },
        'The React framework for page editors',
      ),
    ),
  )
}
