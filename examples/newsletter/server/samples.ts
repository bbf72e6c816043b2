import type { Store } from '../../server/store'
import { button, issue, node, text, title } from './firstIssue'

const LOAF = '5a0d1e0e-8c1b-4c9e-9f6a-2b7d5c3e1f00.png'

/** A PNG file. Mail programs do not show SVG. */
const loafFile =
  'iVBORw0KGgoAAAANSUhEUgAAAigAAAEUAgMAAAB8MyVdAAAADFBMVEXp5cPDf0Slv6GQUygW4CYWAAAACXBIWXMAAAsTAAALEwEAmpwYAAAI4klEQVR42u2dsW4iSRCGh7GQ5XXgiJgInc6JH8HzCBPQGF0C4WlfgnkJtOE5OWmXC+4R7Edwwul0keOLCGCFVgxzGJtdhqnqruruati9qRBb8Kn7r7+qe6A7iuqoo4466qijjh8nPqlRsY1cvT8mx8+DohSLX48FMioqkR8D5t2gAGMxDE3ye4HGL0FB4kGhiUUWcHJGhTby+1AkFwaSTQyPQ6K2cQyWi/2ZUKUYhWWJv33eQlXim5zzLBwJAFKCEWf5rawQKHb/8VmW5Cf9kJQH5u8Qkp0qbdzJS3cnFAPJVxZBubRNMjkUjJhcLoljssfyJDo9NJK3ORKaojaHZMcylyBpmLMYyumhlLnlihEjIeWek5PnQLr+lTtiCWVPLrnIoCwUMwYSwzLiT89OLrnAoEz5KHf+h2Vkzp40aoYYlnPC9CRRjGXRk+dBMWi2t/m3FqLc3HMdNAxKd/N/HflheSBoNt38XxNT7tpn9TE6fvLS5KEJnXgsyVMKSgNNaE8FOiaVwQhF2Q5L5i2Tp1WVdiqqxVDuvAl3BKVPcvC5OhTlK5/PQE/Z/GF8mEAoyou3PHoSrdlFhjoU5Ue4MTgoFRfZZmtT1yxkMqKtpm6kRfEj3FswkyMQpaXrW1Y+5mcKSqWEsn0h0vctiYf5gQtOCaVvQFEeZugB7A6SQxRtLr8Jd+1eCaewVEqfrE8gLzN0Doq2S0QZxiXhPrnmzwKRSgkFTKDevg0OHHMohru3pOIi2xfGVeJGSbiZ9/l5/eD9QYBzeVh6zXGG2uD89KLDQeiDCZSUUAZudQien1cTiY25fDB0mzdz6vRzhan24rAuN6E8a5Vm6Nka5QZe/SSVfNm+0oEGr1OaoaWL1U5R1e6/kkG5nB4M1Z1DL9eA56dqcApMoIrtjewN9xyen37FVXogSnY4awP7dG7D8/Oq2o6xx64o6s4+nZGFclKxVtBWutViYC2WM2QlVnGVikCxFmZk2/hfwVLpVVUL2kpaRdmIZWZbladoAlXb/ZapvdqKZeVTKmlVAzhK87CtzC2lssBVq4y2EgEOPLBzlitkJwMYeAilB3VTd3bO0kb2vKpS6eK5XG3853YbCApVbceI0q+k/Gs6594KEORcfTSXG8AqMbHpVRZ4Aimjw4Fe86LbZ5teBVQtsHuRorncAZZDS5teBd3+O9iKBG0lg9fzNotEbCsQ2L1IUFsBtxR8GRy0+MoYKAN+RTxHpALZBZS22DahhclhBtdHUECHuwB3N+aeVAvYRQ9CSbGtBb5uMdUC9baLOlxHedAtqloqyjDCnw89elEtlEB9aAASaGvBSrc32KMoYPcCN1tkV27JbSYVNZdBlEiDsmJ2CDmO0lA0s20gW7g5s0NYUHMZROnhKMym8gxTLWQXCWa2TWyv8tFDXwuW/gwzWxRl5sH2wX4AbSc72Mb2nJVAOTmXFVRtUs3TB14KFVoUQKFNBgrL+tEEgnIZ9318uz9xr0AoSodstswqhFYgaJnR5fk+swqhFQiyFbQEaR5qLp0rEPixKdbva1BWzhUItJWUV4KYVajQoowJyRKh39vgZTOay+AyAy3MuqfOiWsug8sMZjXkZTOay6AEEqwadpR7NmMrd7gLQQtzS4OydM1lcNwjNgojmx/YKBeQK+tQ1q65DK6z0MI8Vs7ZHOtRWlQUpUPJHG0FQulZoJCN5RJFgdwMzFszyrOjraAoLUbnxDGWKy1KrIjtSqxFmbm1+3hvz2pXGE3/LQsltUNZueyo65YZio2SuzkcPW9NKESPwx2uS0bJdJ0T3eNwh6NbiOnrRkSPwxunPmYhsQXKo/0zd12y2KA8OTkcPW8J3webufRwjGQhoCztv4mAVRZblLmT2SZUlJ62y6bb7YMWJaZYCAVl7eT75LkwdNlk5y/CoBQuvq8ifygk52/oUS68oSTWX6DBUtQa5dGhBPlEIRUhvASB7QqYtySUJweULvlTPaFc6VFa3lBmtt+b5KOMDShLh2roE4VUD29DoawcUPrQB4AofT8oD7zOCUdRBpQ1pTCHQckdegQQBZwLMwqpSyhCoRS+UegvslFiHAVcfDmgZISfvnBaWweUhPDTPk4/+WOgPNo3caFRLgOhEH51cUIo5+FQnuxRwF0tQZSrcCgzexRw7ZGSfe84KH0vKDfhUJaeUYanhdKQQWl7QxmbUOb/M5TuUVASOZRbPUrHI8oqGEpLGKVVo2h/E3xUrQx5KEoQpQ89moQfWEqjKOgRAorSEEUZxtQjehJpFPppQan+yRQZhXUAGliDXnQ7Ni7JVoTTpDgoKfxwe9g0H7C39jwqaWScC9tR4aJ0TY/mwqEoo8U7oUx5KRQru9P1vKP0raQigmIX3yHKQh5lQEBph0MhdPy8ImQXo+8L5SYcCmH5bnM2qYXZUrZ6TgplGsJWjCh259iKnHt7QiiXRYgU2h7c+0x48iGv2+2HPJJOxw6CkpBQpgESyPy1niKAbl/PGY9IKHkA1Ra0U6mLAFLJSSf8CovlVSqkb2pIi2VARGnLi2VEPKn/qpCeobc7JmbEw+4lZ2hAvdbhrCiEc+jtA56J9yIIDsvubpSEdPSk6LDs7rfJiCfvyw3LblBy4inmgsOye/c1/bYVIW/5ev3QnPaTArkp+nbr0ox+84sIy951Zs/kW05E5mj/WqyEeGSdCEz5DjHyRQDisab+hlg+lpwbi2TjmXE7j3AkjEtXZCPn3W4lGXPWVUGi8cQ4olo4sohxxcgJuEoQZ1kyL9s6fioHmKE1+7qto+ePfA7xbpP7UxLlC2dQJhNJlPcT8rC8m0wmgsPyZfP293SSyUSsJubbt7+nk0z+kEL5d0JliSdvITRF/+ze36yX692/Tj5IkHz++vYfyYMiw/LX3ttn5EHZxCfP2s3f77+7aVgmBzH2tw7qHb43fX7EI6Nkcpi4P12UyclEjVKj1Cg1So1SoxwNhdbP+YuPkU1cnwqIQPtiD+K5w7yPnOP6+APij8Ybh2PnmUUice3NKvzEu0AadU2uLKqjDvH4D5LopO746H4XAAAAAElFTkSuQmCC'

const picture = {
  src: `/api/pictures/${LOAF}`,
  width: 552,
  height: 276,
  alt: 'A loaf of rye bread',
  decorative: false,
}

const bread = issue('Bread of the week', 'Rye, baked twice, until Saturday.', {
  picture: node('Picture', 'Picture', { picture, href: '/rye' }),
  title: title('Bread of the week'),
  text: text(
    'Hello {{first_name}},\n\nour rye is baked twice: once in the evening, and once more before you wake up.',
  ),
  order: button('Order a loaf', '/order?from={{reader_id}}', 'filled'),
  columns: node(
    'Columns',
    'Two columns',
    {},
    { linkedNodes: { left: 'left', right: 'right' } },
  ),
  left: node('Column', 'Column', {}, { parent: 'columns', nodes: ['days'] }),
  days: text('Tuesday to Saturday, from seven.', { parent: 'left' }),
  right: node('Column', 'Column', {}, { parent: 'columns', nodes: ['place'] }),
  place: text('At the corner of Mill Street.', { parent: 'right' }),
  leave: button('Unsubscribe', '{{unsubscribe_url}}', 'link'),
})

/** Adds an issue with a picture to a store that has none. */
export async function addSamples(store: Store): Promise<void> {
  if ((await store.keys('pages')).length > 0) return
  await store.change('pictures', LOAF, () => ({ type: 'image/png', base64: loafFile }))
  await store.change('pages', 'bread', () => ({ json: bread, revision: 'sample' }))
}
