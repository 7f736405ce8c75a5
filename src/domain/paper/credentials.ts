import { credentialLine, publicProofUrl, shownOutside, type Credential } from '../award/credential';
import type { Estimate } from '../estimate/schema';
import type { Paper, PaperCredential } from './schema';

/** As many as fit in a document's footer without crowding out its terms. */
const PRINTED_LIMIT = 8;

/** Returns the company credentials an estimate shows on the day `today` (YYYY-MM-DD): those enabled for estimates and valid. */
export const printedCredentials = (credentials: readonly Credential[], today: string): PaperCredential[] =>
  shownOutside(credentials, 'isOnEstimates', today)
    .slice(0, PRINTED_LIMIT)
    .map((one) => ({ text: credentialLine(one), proofUrl: publicProofUrl(one), expiresOn: one.expiresOn }));

const validOn = (credentials: readonly PaperCredential[], today: string): PaperCredential[] =>
  credentials.filter(({ expiresOn }) => expiresOn === '' || expiresOn >= today);

/**
 * Returns the company credentials an estimate shows on the day `today` (YYYY-MM-DD): for a draft, today's; for a sent one, those it was
 * sent with, minus any that have since expired; for an approved one, exactly what was approved.
 * @param all the company's credentials
 */
export function credentialsOfEstimate(
  { state, sentCredentials }: Pick<Estimate, 'state' | 'sentCredentials'>,
  all: readonly Credential[],
  today: string,
): PaperCredential[] {
  if (state === 'draft' || !sentCredentials) return printedCredentials(all, today);
  return state === 'approved' || state === 'converted' ? sentCredentials : validOn(sentCredentials, today);
}

/** Returns a document as shown on the day `today`: credentials that have expired since it was written are omitted automatically. */
export const withValidCredentials = <P extends Pick<Paper, 'credentials'>>(paper: P, today: string): P =>
  paper.credentials ? { ...paper, credentials: validOn(paper.credentials, today) } : paper;
