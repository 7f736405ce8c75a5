import { credentialLine, publicProofUrl, shownOutside, type Credential } from '../award/credential';
import type { Estimate } from '../estimate/schema';
import type { Paper, PaperCredential } from './schema';

/** As many as stand in the foot of a paper without pushing its terms away. */
const PRINTED_LIMIT = 8;

/** What an estimate says of the company's credentials on the day `today` (YYYY-MM-DD): those that are meant for it and valid. */
export const printedCredentials = (credentials: readonly Credential[], today: string): PaperCredential[] =>
  shownOutside(credentials, 'isOnEstimates', today)
    .slice(0, PRINTED_LIMIT)
    .map((one) => ({ text: credentialLine(one), proofUrl: publicProofUrl(one), expiresOn: one.expiresOn }));

const validOn = (credentials: readonly PaperCredential[], today: string): PaperCredential[] =>
  credentials.filter(({ expiresOn }) => expiresOn === '' || expiresOn >= today);

/**
 * What an estimate says of the company's credentials on the day `today` (YYYY-MM-DD): a draft those of today; one that was sent what
 * it was sent with, without what has expired since; an approved one just what was approved.
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

/** A paper as it is shown on the day `today`: what has expired since it was written is left out by itself. */
export const withValidCredentials = <P extends Pick<Paper, 'credentials'>>(paper: P, today: string): P =>
  paper.credentials ? { ...paper, credentials: validOn(paper.credentials, today) } : paper;
