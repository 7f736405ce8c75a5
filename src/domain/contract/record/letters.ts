import { signersToAsk } from './signing';
import type { ContractVersion, VersionSigner } from './version';

/** Days for which a signer's link works. */
export const LINK_DAYS = 60;

/** After this long, an unsent e-mail is never sent: days late, it would say what is no longer true. */
const GIVE_UP_MS = 48 * 60 * 60 * 1000;
/** The server that created an e-mail may still be sending it for this long. */
const AT_WORK_MS = 10 * 60 * 1000;

type Named = Pick<ContractVersion, 'contractId' | 'orderId' | 'version'>;

const nameOf = ({ contractId, orderId, version }: Named): string => `${orderId || contractId}-v${version}`;

/** Returns the id of the e-mail that asks a signer; a reminder has a different one. */
export const askingLetter = (
  version: Named,
  { partyId, letterAt }: Pick<VersionSigner, 'partyId' | 'letterAt'>,
): string => `sign-${nameOf(version)}-${partyId}-${Date.parse(letterAt)}`;

/** Returns the id of the e-mail with someone's signed copy. */
export const copyLetter = (version: Named, { partyId }: Pick<VersionSigner, 'partyId'>): string =>
  `signed-${nameOf(version)}-${partyId}`;

/** Returns signers whose request e-mail has an unknown outcome so far. */
export const lettersUnderWay = (version: Pick<ContractVersion, 'signers' | 'state'>): VersionSigner[] =>
  version.state === 'out' ? signersToAsk(version).filter(({ email, letterAt }) => email !== '' && letterAt !== '') : [];

/** Whether a link was handed out manually since an e-mail began: then that link must keep working. */
export const hasLinkByHand = (
  { events }: Pick<ContractVersion, 'events'>,
  { partyId, letterAt }: Pick<VersionSigner, 'partyId' | 'letterAt'>,
): boolean =>
  events.some(
    (event) => event.kind === 'link' && event.partyId === partyId && event.at >= letterAt && event.text === BY_HAND,
  );

/** Event-chain texts for a link that a person handed out, and for one that is e-mailed. */
export const BY_HAND = 'By hand';
export const MAILED = 'Made to be e-mailed';

/** Returns the instant before which pending e-mails have waited long enough to be sent again. */
export const lettersDueBefore = (now: string): string => new Date(Date.parse(now) - AT_WORK_MS).toISOString();

export const isTooLate = ({ lettersSince }: Pick<ContractVersion, 'lettersSince'>, now: string): boolean =>
  Date.parse(now) - Date.parse(lettersSince) > GIVE_UP_MS;
