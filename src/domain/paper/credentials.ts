import { credentialLine, publicProofUrl, shownOutside, type Credential } from '../award/credential';
import type { Paper, PaperCredential } from './schema';

/** As many as stand in the foot of a paper without pushing its terms away. */
const PAPER_CREDENTIALS_LIMIT = 8;

/** What an estimate says of the company's credentials on the day `today` (YYYY-MM-DD): those that are meant for it and valid. */
export const printedCredentials = (credentials: readonly Credential[], today: string): PaperCredential[] =>
  shownOutside(credentials, 'isOnEstimates', today)
    .slice(0, PAPER_CREDENTIALS_LIMIT)
    .map((one) => ({ text: credentialLine(one), proofUrl: publicProofUrl(one), expiresOn: one.expiresOn }));

/** A paper as it is shown on the day `today`: what has expired since it was written is left out by itself. */
export function withValidCredentials<P extends Pick<Paper, 'credentials'>>(paper: P, today: string): P {
  const { credentials } = paper;
  if (!credentials) return paper;
  return { ...paper, credentials: credentials.filter(({ expiresOn }) => expiresOn === '' || expiresOn >= today) };
}
