export { budgets, type Budget } from './budgets'
export { packedBytes } from './packedBytes'
export { weightOfPage, type PageParts } from './weightOfPage'
