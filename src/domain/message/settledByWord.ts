import { confirmsVisit } from './confirming';
import { BY_CUSTOMER } from './consent';
import { keywordOf } from './keywords';
import type { TextMessage } from './schema';

/** Whether a text can be one that is handled automatically: STOP, HELP, START, or the confirmation of a visit. */
export const isFollowedWord = (body: string): boolean => keywordOf(body) !== null || confirmsVisit(body);

/**
 * Whether a customer's text is handled automatically and needs no answer: STOP, HELP, START, the confirmation of a visit. A “yes” to what
 * a person of the company wrote isn't: that person waits for it.
 * @param earlier earlier texts with the same customer, latest first
 */
export function isSettledByWord(body: string, earlier: readonly Pick<TextMessage, 'sentBy' | 'kind'>[]): boolean {
  const keyword = keywordOf(body)?.keyword;
  if (keyword === 'stop' || keyword === 'help') return true;
  if (keyword !== 'start' && !confirmsVisit(body)) return false;
  return earlier.find(({ sentBy }) => sentBy !== BY_CUSTOMER)?.kind !== 'answer';
}
