export {
  SearchFailure,
  type FailureReason,
  type MarkedText,
  type Search,
  type SearchAnswer,
  type SearchHit,
  type SearchOptions,
} from './hit'
export { excerptOf, markTerms, plainOf } from './marks'
export { packRecords, type SearchIndex, unpackRecords } from './pack'
export { titleOfRecord, type RecordKind, type SearchRecord } from './record'
export { bareName, isTelling, termsOf, tokensOf, wordsOf } from './tokens'
