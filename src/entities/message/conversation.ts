import { BY_CUSTOMER } from '@/domain/message/consent';
import type { Mail } from '@/domain/mail/schema';
import { stateOfSending } from '@/domain/message/handOver';
import { TEXT_KIND_LABELS, type TextMessage } from '@/domain/message/schema';
import type { Stored } from '@/domain/record/schema';
import type { ScheduleEntry } from '@/domain/scheduling/schema';

/** A message in a conversation, on any channel. */
export type Line = {
  id: string;
  at: string;
  channel: 'Text' | 'E-mail' | 'Request';
  /** Whether the customer wrote it. */
  isTheirs: boolean;
  words: string;
  /** Its kind, if it's more than text: `Invoice`, `Booked`. */
  about: string;
  /** The sender at the company (a uid); '' for the customer, 'system' for automatic messages. */
  by: string;
  /** Why it wasn't delivered, as a sentence; ''. */
  fault: string;
};

type Parts = {
  texts: readonly Stored<TextMessage>[];
  mails: readonly Stored<Mail>[];
  visits: readonly Stored<ScheduleEntry>[];
  nowIso: string;
  /** Addresses of the company and its members: messages only to those didn't go to the customer. */
  ownAddresses: readonly string[];
};

/** Returns a customer's texts, e-mails and requests as one conversation, oldest first. */
export function linesOf({ texts, mails, visits, nowIso, ownAddresses }: Parts): Line[] {
  const own = new Set(ownAddresses.map((address) => address.toLowerCase()));
  const faultOf = (state: string, error: string): string =>
    state === 'failed' ? error || 'It was not sent.' : state === 'unclear' ? 'It may not have arrived.' : '';
  return [
    ...texts.map((text) => {
      const isTheirs = text.sentBy === BY_CUSTOMER;
      return {
        id: text.id,
        at: text.requestedAt,
        channel: 'Text' as const,
        isTheirs,
        words: text.body,
        about: isTheirs || text.kind === 'answer' ? '' : TEXT_KIND_LABELS[text.kind],
        by: isTheirs ? '' : text.sentBy,
        fault: faultOf(stateOfSending(text, nowIso), text.error),
      };
    }),
    ...mails
      .filter(({ to }) => to.length === 0 || to.some((address) => !own.has(address.toLowerCase())))
      .map((mail) => ({
        id: mail.id,
        at: mail.requestedAt,
        channel: 'E-mail' as const,
        isTheirs: mail.sentBy === BY_CUSTOMER,
        words: mail.body === '' ? mail.subject : `${mail.subject}\n\n${mail.body}`,
        about: '',
        by: mail.sentBy === BY_CUSTOMER ? '' : mail.sentBy,
        fault: faultOf(stateOfSending(mail, nowIso), mail.error),
      })),
    ...visits
      .filter(({ rescheduleAskedAt }) => rescheduleAskedAt !== '')
      .map((visit) => ({
        id: `asked-${visit.id}`,
        at: visit.rescheduleAskedAt,
        channel: 'Request' as const,
        isTheirs: true,
        words: visit.rescheduleNote || 'They did not say when.',
        about: 'Asks for another time',
        by: '',
        fault: '',
      })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/** Returns the customer's messages since someone at the company last wrote, newest first, from a conversation in chronological order. */
export function unanswered(lines: readonly Line[]): Line[] {
  const newestFirst = lines.toReversed();
  const answered = newestFirst.findIndex(({ isTheirs, by }) => !isTheirs && by !== 'system');
  return newestFirst.slice(0, answered === -1 ? undefined : answered).filter(({ isTheirs }) => isTheirs);
}
