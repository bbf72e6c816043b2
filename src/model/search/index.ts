export {
  SearchFailure,
  type MarkedText,
  type Search,
  type SearchAnswer,
  type SearchHit,
  type SearchOptions,
} from './hit'
export { excerptOf, markTerms } from './marks'
export {
  packRecords,
  type RecordKind,
  type SearchIndex,
  type SearchRecord,
  titleOfRecord,
  unpackRecords,
} from './records'
export { bareName, isSignificant, termsOf, tokensOf, wordsOf } from './tokens'
