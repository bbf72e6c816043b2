import type { FailureReason } from '../../model/search'

const MESSAGES: Record<FailureReason, string> = {
  unreachable: 'The search did not answer. Are you online?',
  refused: 'The search service refused to answer.',
  busy: 'The search is busy right now. Give it a minute.',
  garbled: 'The search returned an answer that cannot be read.',
}

/** Tells readers why there are no results. */
export const formatSearchError = (reason: FailureReason): string => MESSAGES[reason]
