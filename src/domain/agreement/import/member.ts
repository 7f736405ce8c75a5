import { z } from 'zod';
import { addCalendarDays, daysBetween } from '@/lib/calendar';
import { sha256Hex } from '@/lib/sha256Hex';
import { stableJson } from '@/lib/stableJson';
import { amountCents } from '../../money/schema';
import { portionOf } from '../../money/allocate';
import { optionalDate, recordId } from '../../record/schema';
import { periodOn, periodStart } from '../periods';
import { assertState, billingStart, entry, logged, noticesFrom, settled, type Act } from '../record/change';
import { BILLING_INTERVALS } from '../record/plan';
import { agreementSchema, OPENING, type Agreement, type AgreementConsent, type AgreementInput } from '../record/schema';
import { monthsOfInterval, termEnd, yearStart } from '../record/term';
import { visitsFrom } from '../record/visits';

/** A member of another program, matched to a customer, a property and a plan here. */
export const importedMemberSchema = z.object({
  customerId: recordId,
  propertyId: recordId,
  planId: recordId,
  interval: z.enum(BILLING_INTERVALS),
  priceCents: amountCents,
  startsOn: z.iso.date(),
  /** The first day after the term; '' = as the plan says. */
  endsOn: optionalDate,
  nextBillOn: optionalDate,
  /** The last paid day. */
  paidUntil: optionalDate,
  nextVisitOn: optionalDate,
  externalId: z.string().max(60).default(''),
});
export type ImportedMember = z.infer<typeof importedMemberSchema>;

/** Returns the id under which a member is imported: the same row of the same file, or of a later one, is the same agreement. */
export async function importedId({ customerId, propertyId, planId, externalId }: ImportedMember): Promise<string> {
  const hash = await sha256Hex(stableJson({ customerId, propertyId, planId, externalId }));
  return `import-${hash.slice(0, 24)}`;
}

/** Returns the first unpaid day; the start if the file doesn't say. */
const unpaidFrom = ({ nextBillOn, paidUntil, startsOn }: ImportedMember): string =>
  nextBillOn || (paidUntil === '' ? startsOn : addCalendarDays(paidUntil, 1));

/**
 * Builds an agreement imported from another program: it promises nothing and bills nothing until someone has reviewed its first run. The
 * term is the one that contains today; visits that were over earlier aren't owed again.
 */
export function importedAgreement(input: AgreementInput, member: ImportedMember, act: Act): Agreement {
  const { plan } = input;
  const { termStartsOn, endsOn } = termOf(plan.termMonths, member, act.today);
  const from = unpaidFrom(member);
  const isPaidUp = endsOn !== '' && from >= endsOn;
  const year = yearStart(termStartsOn, act.today);
  const visits = visitsFrom(plan, year, endsOn).filter(({ dueBy }) => dueBy >= (member.nextVisitOn || act.today));
  const [first, ...rest] = visits;
  const moved =
    first && member.nextVisitOn > first.dueFrom ? [{ ...first, dueFrom: member.nextVisitOn }, ...rest] : visits;
  const draft = agreementSchema.parse(input);
  return {
    ...draft,
    state: 'imported',
    anchorOn: from,
    termStartsOn,
    endsOn,
    nextPeriod: 0,
    nextBillOn: isPaidUp ? '' : from,
    visits: moved,
    visitYearOn: year,
    bills: paidAhead(input, { from, today: act.today }),
    log: logged(draft, entry('imported', act, member.externalId)),
  };
}

/** Returns the term that contains today. */
function termOf(termMonths: number, member: ImportedMember, today: string) {
  if (member.endsOn !== '' || termMonths === 0) return { termStartsOn: member.startsOn, endsOn: member.endsOn };
  const term = periodOn({ anchorDate: member.startsOn, intervalMonths: termMonths }, today);
  const termStartsOn = term?.startDate ?? member.startsOn;
  return { termStartsOn, endsOn: termEnd(termStartsOn, termMonths) };
}

/** Returns what is paid beyond today: owed in service, by days, so that the liability is known from the first day on. */
function paidAhead(
  { plan, interval, priceCents }: AgreementInput,
  { from, today }: { from: string; today: string },
): Agreement['bills'] {
  if (from <= today) return [];
  const months = monthsOfInterval(interval, plan.termMonths);
  const start = periodStart({ anchorDate: from, intervalMonths: months }, -1);
  const days = Math.max(daysBetween(start, from), daysBetween(today, from));
  const left = portionOf(priceCents, daysBetween(today, from), days);
  return left === 0
    ? []
    : [
        {
          invoiceId: OPENING,
          on: today,
          from: today,
          until: from,
          priceCents: left,
          lineId: OPENING,
          name: 'Paid in the earlier program',
          pausedDays: 0,
          dueOn: '',
          isPaid: true,
          tries: [],
        },
      ];
}

/** Returns what an imported agreement bills first: how many periods at once because their day has passed, and when the next is billed. */
export function firstRun(agreement: Agreement, today: string) {
  const { nextBillOn, priceCents, endsOn } = agreement;
  if (nextBillOn === '') return { atOnce: 0, atOnceCents: 0, thenOn: endsOn };
  const isOver = (day: string): boolean => day <= today && (endsOn === '' || day < endsOn);
  let atOnce = 0;
  while (atOnce < 24 && isOver(billingStart(agreement, atOnce))) atOnce += 1;
  return { atOnce, atOnceCents: atOnce * priceCents, thenOn: billingStart(agreement, atOnce) };
}

/** Approves the first run: the agreement runs from now on. @throws AppError `failed-precondition` if it was already approved */
export function approvedImport(agreement: Agreement, consent: AgreementConsent, act: Act): Agreement {
  assertState(agreement, ['imported'], 'This agreement has been looked at already.');
  return settled(agreement, {
    state: 'active',
    consent,
    nextNoticeOn: noticesFrom(agreement, act.today),
    log: logged(agreement, entry('agreed', act, consent.signature.name)),
  });
}
