import { addCalendarDays, daysBetween } from '@/lib/calendar';
import type { LawBasis } from '../../law/datedRule';
import { formatPaperDate } from '../../paper/dates';
import { nextAnnualReminder, priceChangeNotices } from '../law/renewalLaw';
import { priceChanges, type PriceChange } from './priceChanges';
import { contractDay, noticesBefore, type RenewalPlace } from './renewalNotice';
import { NOTICE_LABELS, type AgreementNotice, type NoticeKind } from './notice';
import type { Agreement } from './schema';

/** So long before its day a yearly reminder goes out. */
const REMINDER_DAYS = 14;

/** Where no law asks for it, a member hears of another price so long before it, or at once where it comes sooner: no charge is a surprise. */
const PRICE_DAYS = 30;
/** How early such a letter counts, at most. */
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

/** Whether a law asks for a notice; the others go out because they are right. */
export const isAskedByLaw = ({ basis }: Pick<PlannedNotice, 'basis'>): boolean => basis.ruleId !== NO_LAW.ruleId;

/** A notice that a state's law asks for, or that a new price does; days are YYYY-MM-DD. */
export type PlannedNotice = {
  kind: NoticeKind;
  /** It counts when it goes out on one of these days. */
  earliest: string;
  latest: string;
  /** The middle of them, so that what fails can be tried again. */
  sendOn: string;
  /** How it has to be delivered where an e-mail does not count; '' = an e-mail does. */
  delivery: string;
  basis: LawBasis;
  /** Of the notice of a new price: what changes when. */
  change?: PriceChange;
};

/** All notices of the term that runs: of its renewal, of a price that rises with it, and the yearly reminder. Source: contracts method A5. */
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
  // The notice of a renewal says the same.
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

/** The notice as it went out within its days; undefined while it did not. */
export const sentNotice = (
  { notices }: Pick<Agreement, 'notices'>,
  { basis, earliest, latest }: PlannedNotice,
): AgreementNotice | undefined =>
  notices.find(({ ruleId, on }) => ruleId === basis.ruleId && on >= earliest && on <= latest);

/** Those that did not go out within their days yet. */
export const openNotices = (planned: readonly PlannedNotice[], agreement: Agreement): PlannedNotice[] =>
  planned.filter((notice) => sentNotice(agreement, notice) === undefined);

/** An e-mail has its day; a person may deliver a notice as soon as it counts. */
const dueFrom = ({ sendOn, earliest, delivery }: PlannedNotice): string => (delivery === '' ? sendOn : earliest);

/** What is open on a day: to be e-mailed, or to be delivered by a person in another way. */
export const noticesDue = (open: readonly PlannedNotice[], today: string): PlannedNotice[] =>
  open.filter((notice) => dueFrom(notice) <= today && today <= notice.latest);

/** The next day on which one of them is due, after a day on which all was tried; '' = none. */
export function nextNoticeAfter(open: readonly PlannedNotice[], today: string): string {
  const tomorrow = addCalendarDays(today, 1);
  const days = open
    .filter(({ latest }) => latest >= tomorrow)
    .map(dueFrom)
    .map((from) => (from > tomorrow ? from : tomorrow));
  return days.toSorted()[0] ?? '';
}

/** What a person has to see to: which notice, until when, and why no e-mail did it. */
export const noticeTask = ({ kind, latest }: PlannedNotice, why: string): string =>
  `${NOTICE_LABELS[kind]}, by ${formatPaperDate(latest, { timeZone: 'UTC' })}. ${why}`.slice(0, 300);
