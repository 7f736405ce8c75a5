import { lettersUnderWay } from '@/domain/contract/record/letters';
import { nextReminderOf } from '@/domain/contract/record/reminders';
import { signersToAsk } from '@/domain/contract/record/signing';
import type { Contract } from '@/domain/contract/record/schema';
import type { ContractVersion, VersionSigner } from '@/domain/contract/record/version';
import { MINUTE_MS } from '@/lib/time';
import { formatDate } from '@/ui/format/dateTime';

/** The mail server normally accepts a letter well within this time. */
const LETTER_MINUTES = 3;

const minutesBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / MINUTE_MS;

type Asked = { version: ContractVersion; contract: Contract; timeZone: string; now: string };

/**
 * Describes the letters to a signer who hasn't signed: one that can't go out or failed to, `reminded on …`, `next reminder on …`.
 */
export function reminderFacts(asked: Asked, signer: VersionSigner): string[] {
  const lastAt = signer.state === 'signed' ? '' : (signer.remindedAt.at(-1) ?? '');
  const nextAt = nextReminderOf(asked, signer);
  const isHeldUp = lettersUnderWay(asked.version).some(
    ({ partyId, letterAt }) => partyId === signer.partyId && minutesBetween(letterAt, asked.now) >= LETTER_MINUTES,
  );
  const hasNoAddress =
    asked.version.state === 'out' &&
    signer.email === '' &&
    signer.linkSentAt === '' &&
    signersToAsk(asked.version).some(({ partyId }) => partyId === signer.partyId);
  return [
    ...(hasNoAddress ? ['no e-mail address: copy the link and send it to them'] : []),
    ...(isHeldUp ? ['the e-mail has not gone out: copy the link and send it to them'] : []),
    ...(lastAt === '' ? [] : [`reminded on ${formatDate(lastAt, asked.timeZone)}`]),
    ...(nextAt === '' ? [] : [`next reminder on ${formatDate(nextAt, asked.timeZone)}`]),
  ];
}
