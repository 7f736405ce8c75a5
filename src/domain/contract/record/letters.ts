import { signersToAsk } from './signing';
import type { ContractVersion, VersionSigner } from './version';

/** How long a signer's link works. */
export const LINK_DAYS = 60;

/** What is not sent after this never is: a letter that comes days late says what is no longer so. */
const GIVE_UP_MS = 48 * 60 * 60 * 1000;
/** The server that made a letter may be at it for so long. */
const AT_WORK_MS = 10 * 60 * 1000;

type Named = Pick<ContractVersion, 'contractId' | 'orderId' | 'version'>;

const nameOf = ({ contractId, orderId, version }: Named): string => `${orderId || contractId}-v${version}`;

/** The id of the letter that asks a signer; for a reminder it is another one. */
export const askingLetter = (
  version: Named,
  { partyId, letterAt }: Pick<VersionSigner, 'partyId' | 'letterAt'>,
): string => `sign-${nameOf(version)}-${partyId}-${Date.parse(letterAt)}`;

/** The id of the letter with somebody's signed copy. */
export const copyLetter = (version: Named, { partyId }: Pick<VersionSigner, 'partyId'>): string =>
  `signed-${nameOf(version)}-${partyId}`;

/** Signers who were to be asked by a letter of which nobody knows yet what became. */
export const lettersUnderWay = (version: Pick<ContractVersion, 'signers' | 'state'>): VersionSigner[] =>
  version.state === 'out' ? signersToAsk(version).filter(({ email, letterAt }) => email !== '' && letterAt !== '') : [];

/** Whether a link was given out by hand since a letter began: then that link has to go on working. */
export const hasLinkByHand = (
  { events }: Pick<ContractVersion, 'events'>,
  { partyId, letterAt }: Pick<VersionSigner, 'partyId' | 'letterAt'>,
): boolean =>
  events.some(
    (event) => event.kind === 'link' && event.partyId === partyId && event.at >= letterAt && event.text === BY_HAND,
  );

/** How the chain of events calls a link that a person gave out, and one that is mailed. */
export const BY_HAND = 'By hand';
export const MAILED = 'Made to be e-mailed';

/** The instant before which letters have waited long enough to be sent again. */
export const lettersDueBefore = (now: string): string => new Date(Date.parse(now) - AT_WORK_MS).toISOString();

export const isTooLate = ({ lettersSince }: Pick<ContractVersion, 'lettersSince'>, now: string): boolean =>
  Date.parse(now) - Date.parse(lettersSince) > GIVE_UP_MS;
