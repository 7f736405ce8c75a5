import { addCalendarDays, daysBetween } from '@/lib/calendar';
import type { LawBasis } from '../../law/datedRule';
import { formatPaperDate } from '../../paper/dates';
import { nextAnnualReminder, priceChangeNotices } from '../law/renewalLaw';
import { priceChanges, type PriceChange } from './priceChanges';
import { contractDay, noticesBefore, type RenewalPlace } from './renewalNotice';
import { NOTICE_LABELS, type AgreementNotice, type NoticeKind } from './notice';
import type { Agreement } from './schema';

/** A yearly reminder is sent this many days before its day. */
const REMINDER_DAYS = 14;

/**
 * If no law requires it, a member is notified of a new price this many days ahead, or at once if it comes sooner: no charge is a
 * surprise.
 */
const PRICE_DAYS = 30;
/** The earliest such a letter counts, in days. */
const PRICE_DAYS_AT_MOST = 60;
const NO_LAW: LawBasis = { ruleId: 'price-without-law', source: [], confidence: 'high', checkedOn: '', note: '' };

const unaskedPriceNotice = (change: PriceChange): PlannedNotice => ({
  kind: 'price',
  earliest: addCalendarDays(change.on, -PRICE_DAYS_AT_MOST),
  latest: addCalendarDays(change.on, -1),
  sendOn: addCalendarDays(change.on, -PRICE_DAYS),
  delivery: '',
  basis: NO_LAW,
  change,
});

/** Whether a law requires a notice; the others are sent because it is the right thing to do. */
export const isAskedByLaw = ({ basis }: Pick<PlannedNotice, 'basis'>): boolean => basis.ruleId !== NO_LAW.ruleId;

/** A notice required by a state's law, or by a new price; days are YYYY-MM-DD. */
export type PlannedNotice = {
  kind: NoticeKind;
  /** It counts when sent on one of these days. */
  earliest: string;
  latest: string;
  /** The middle of them, so that a failure can be retried. */
  sendOn: string;
  /** The required delivery if an e-mail doesn't count; '' = an e-mail does. */
  delivery: string;
  basis: LawBasis;
  /** For the notice of a new price: what changes when. */
  change?: PriceChange;
};

/** Returns all notices of the current term: its renewal, a price that rises with it, and the yearly reminder. Source: contracts method A5. */
export function plannedNotices(agreement: Agreement, place: RenewalPlace, today: string): PlannedNotice[] {
  const { endsOn, startsOn, termStartsOn, cancelsOn } = agreement;
  if (cancelsOn !== '' || agreement.consent === null) return [];
  const renewals = noticesBefore(agreement, place).map(({ earliest, latest, aimAt, delivery, basis }) => ({
    ...{ kind: 'renewal' as const, earliest, latest, sendOn: aimAt, delivery, basis },
  }));
  const law = {
    state: place.state,
    contractOn: contractDay(agreement, { timeZone: place.timeZone, otherwise: termStartsOn }),
  };
  const prices = priceChanges(agreement).flatMap((change): PlannedNotice[] => {
    const asked = priceChangeNotices(law, change.on).flatMap(({ window, basis }) =>
      window ? [{ kind: 'price' as const, ...window, sendOn: middle(window), delivery: '', basis, change }] : [],
    );
    const isSaidByRenewal = change.on === endsOn && renewals.some(({ delivery }) => delivery === '');
    return asked.length > 0 || isSaidByRenewal ? asked : [unaskedPriceNotice(change)];
  });
  const yearly = place.isBusiness ? null : nextAnnualReminder({ ...law, startsOn }, today);
  // The renewal notice says the same.
  const isSaid = yearly !== null && yearly.remindOn === endsOn && renewals.some(({ delivery }) => delivery === '');
  const annual =
    yearly === null || isSaid || (endsOn !== '' && yearly.remindOn > endsOn)
      ? []
      : [
          {
            kind: 'annual' as const,
            earliest: addCalendarDays(yearly.remindOn, -REMINDER_DAYS),
            latest: yearly.remindOn,
            sendOn: addCalendarDays(yearly.remindOn, -REMINDER_DAYS),
            delivery: '',
            basis: yearly.basis,
          },
        ];
  return [...renewals, ...prices, ...annual];
}

const middle = ({ earliest, latest }: { earliest: string; latest: string }): string =>
  addCalendarDays(earliest, Math.floor(daysBetween(earliest, latest) / 2));

/** Returns the notice if it was sent within its days, otherwise undefined. */
export const sentNotice = (
  { notices }: Pick<Agreement, 'notices'>,
  { basis, earliest, latest }: PlannedNotice,
): AgreementNotice | undefined =>
  notices.find(({ ruleId, on }) => ruleId === basis.ruleId && on >= earliest && on <= latest);

/** Returns the notices not yet sent within their days. */
export const openNotices = (planned: readonly PlannedNotice[], agreement: Agreement): PlannedNotice[] =>
  planned.filter((notice) => sentNotice(agreement, notice) === undefined);

/** An e-mail has its day; a person may deliver a notice as soon as it counts. */
const dueFrom = ({ sendOn, earliest, delivery }: PlannedNotice): string => (delivery === '' ? sendOn : earliest);

/** Returns the notices due on a day: to be e-mailed, or to be delivered by a person in another way. */
export const noticesDue = (open: readonly PlannedNotice[], today: string): PlannedNotice[] =>
  open.filter((notice) => dueFrom(notice) <= today && today <= notice.latest);

/** Returns the next day on which one of them is due, after a day on which all were tried; '' = none. */
export function nextNoticeAfter(open: readonly PlannedNotice[], today: string): string {
  const tomorrow = addCalendarDays(today, 1);
  const days = open
    .filter(({ latest }) => latest >= tomorrow)
    .map(dueFrom)
    .map((from) => (from > tomorrow ? from : tomorrow));
  return days.toSorted()[0] ?? '';
}

/** Describes a person's task: which notice, until when, and why e-mail wasn't enough. */
export const noticeTask = ({ kind, latest }: PlannedNotice, why: string): string =>
  `${NOTICE_LABELS[kind]}, by ${formatPaperDate(latest, { timeZone: 'UTC' })}. ${why}`.slice(0, 300);
