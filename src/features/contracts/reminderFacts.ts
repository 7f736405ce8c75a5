import { nextReminderOf } from '@/domain/contract/record/reminders';
import type { Contract } from '@/domain/contract/record/schema';
import type { ContractVersion, VersionSigner } from '@/domain/contract/record/version';
import { formatDate } from '@/ui/format/dateTime';

type Asked = { version: ContractVersion; contract: Contract; timeZone: string; now: string };

/** Describes the last and next reminder of a signer who hasn't signed: `reminded on …`, `next reminder on …`. */
export function reminderFacts(asked: Asked, signer: VersionSigner): string[] {
  const lastAt = signer.state === 'signed' ? '' : (signer.remindedAt.at(-1) ?? '');
  const nextAt = nextReminderOf(asked, signer);
  return [
    ...(lastAt === '' ? [] : [`reminded on ${formatDate(lastAt, asked.timeZone)}`]),
    ...(nextAt === '' ? [] : [`next reminder on ${formatDate(nextAt, asked.timeZone)}`]),
  ];
}
