import { expect, it } from 'vitest';
import { agreementOf, at, billed, CONSENT } from '@/testing/agreementDays';
import { buildAgreement, buildTransfer } from '@/testing/factories/agreement';
import { billedCents, recognizedThrough, refundedCents } from './income';
import { dayOver, duePeriod, isWaitingDue, withBill } from './night';
import type { Agreement, UnusedOnTransfer } from './schema';
import { assertCanTransfer, takenOver, transferFigures } from './transfer';

const SOLD = '2026-04-11';
const yearly = (): Agreement =>
  billed(
    agreementOf({ startsOn: '2026-01-01', interval: 'year', priceCents: 36_500, number: 'S26-OLD' }),
    '2026-01-01',
  );
const sold = (unused: UnusedOnTransfer, from = yearly()) => {
  const transfer = buildTransfer({ on: SOLD, unused });
  const to = buildAgreement({
    ...from,
    id: 'new',
    number: 'S26-NEW',
    customerName: 'Grace',
    state: 'offered',
    bills: [],
    visits: [],
    consent: null,
    transfer,
  });
  return takenOver({ from, to }, CONSENT, at('2026-04-20'));
};

it('moves the prepaid rest to the new owner, and bills or earns nothing twice', () => {
  const { from, to } = sold('along');
  // 100 of 365 days belonged to the earlier owner.
  expect([billedCents(from), billedCents(to), refundedCents(from)]).toEqual([10_000, 26_500, 0]);
  expect(from).toMatchObject({ state: 'cancelled', cancelsOn: SOLD, nextBillOn: '', visits: [] });
  expect(to).toMatchObject({ state: 'active', endsOn: '2027-01-01', anchorOn: '2026-01-01', consent: CONSENT });
  expect(to.visits.map(({ name }) => name)).toEqual(['Spring tune-up', 'Fall tune-up']);
  const earned = (day: string): number => recognizedThrough(from, day) + recognizedThrough(to, day);
  expect(earned('2026-06-30')).toBe(recognizedThrough(yearly(), '2026-06-30'));
  expect(earned('2027-01-01')).toBe(36_500);
  // The earlier owner's invoice isn't mentioned in the new agreement.
  expect(to.bills.map(({ invoiceId }) => invoiceId)).toEqual(['opening']);
  expect(to.card).toBeNull();
  expect(duePeriod(to, '2026-12-31')).toBeNull();
  // No visit is owed twice.
  expect(dayOver(to, at('2026-04-21')).visits).toHaveLength(2);
});

it('refunds the prepaid rest, and bills the new owner for the same days', () => {
  const { from, to } = sold('refunded');
  expect(from.refunds).toEqual([{ on: '2026-04-20', amountCents: 26_500, creditNotes: [] }]);
  expect(recognizedThrough(from, '2026-04-30')).toBe(10_000);
  expect(isWaitingDue(to, '2026-04-20')).toBe(true);
  expect(to.bills).toMatchObject([{ invoiceId: '', priceCents: 26_500, isPaid: false }]);
});

it('previews the amounts, and leaves planned visits with the previous owner', () => {
  const from = yearly();
  const visits = from.visits.map((visit, index) =>
    index === 0 ? { ...visit, state: 'scheduled' as const, plannedAs: 'job' } : visit,
  );
  const figures = transferFigures({ ...from, visits }, SOLD, 'refunded');
  expect(figures).toMatchObject({ restCents: 26_500, creditCents: 26_500, chargeCents: 26_500, until: '2027-01-01' });
  expect([figures.moving.length, figures.planned.length]).toEqual([1, 1]);
  const unpaid = { ...from, bills: from.bills.map((bill) => ({ ...bill, isPaid: false })) };
  // Only the used part of an unpaid bill is owed; the new owner pays the rest.
  expect(transferFigures(unpaid, SOLD, 'refunded').creditCents).toBe(26_500);
  const draft = { ...from, bills: unpaid.bills.map((bill) => ({ ...bill, dueOn: '' })) };
  expect(transferFigures(draft, SOLD, 'refunded').creditCents).toBe(0);
  expect(transferFigures(from, SOLD, 'along').creditCents).toBe(0);
});

it('keeps the billing schedule, including month ends', () => {
  const from = billed(agreementOf({ startsOn: '2026-01-31', priceCents: 3_100 }), '2026-01-31');
  const transfer = buildTransfer({ on: '2026-02-10' });
  const to = buildAgreement({ ...from, id: 'new', state: 'offered', bills: [], visits: [], consent: null, transfer });
  const { to: taken } = takenOver({ from, to }, CONSENT, at('2026-02-10'));
  const february = duePeriod(taken, '2026-02-28');
  if (!february) throw new Error('February is due');
  expect(february).toEqual({ from: '2026-02-28', until: '2026-03-31', priceCents: 3_100 });
  const bill = {
    invoiceId: 'b',
    on: '2026-02-28',
    lineId: '',
    name: '',
    pausedDays: 0,
    dueOn: '',
    isPaid: false,
    tries: [],
  };
  expect(withBill(taken, { ...bill, ...february }).nextBillOn).toBe('2026-03-31');
});

it('refuses an agreement that is not running, and a day that is not billed yet', () => {
  expect(() => assertCanTransfer(buildAgreement(), SOLD)).toThrow(/running/);
  expect(() => assertCanTransfer(yearly(), '2027-02-01')).toThrow(/Choose a day/);
});
