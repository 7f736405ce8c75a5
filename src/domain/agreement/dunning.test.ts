import { describe, expect, it } from 'vitest';
import { chargeDays, dunningStep, isHardDecline, payDayFrom, type ChargeTry } from './dunning';

const declined = (triedOn: string, declineCode = 'generic_decline'): ChargeTry => ({
  triedOn,
  outcome: 'declined',
  declineCode,
});
const step = (today: string, tries: ChargeTry[], changes: { cardSince?: string; isFrozen?: boolean } = {}) =>
  dunningStep({ dueOn: '2026-12-01', tries, cardSince: '2026-01-01', isFrozen: false, ...changes }, today);

describe('charging an unpaid period', () => {
  it('is tried on days 0, 3, 7 and 14, then no more', () => {
    expect(chargeDays('2026-12-01')).toEqual(['2026-12-01', '2026-12-04', '2026-12-08', '2026-12-15']);
    expect(step('2026-11-30', [])).toEqual({ step: 'wait', until: '2026-12-01' });
    expect(step('2026-12-01', [])).toEqual({ step: 'charge', attempt: 1 });
    expect(step('2026-12-03', [declined('2026-12-01')])).toEqual({ step: 'wait', until: '2026-12-04' });
    expect(step('2026-12-04', [declined('2026-12-01')])).toEqual({ step: 'charge', attempt: 2 });
    const four = ['2026-12-01', '2026-12-04', '2026-12-08', '2026-12-15'].map((day) => declined(day));
    expect(step('2027-01-20', four)).toEqual({ step: 'none', why: 'usedUp' });
  });

  it('keeps its interval after a late try, and runs once a day', () => {
    expect(step('2026-12-06', [declined('2026-12-06')])).toEqual({ step: 'wait', until: '2026-12-09' });
  });

  it.each(['lost_card', 'stolen_card', 'stop_payment_order', 'account_closed', 'do_not_try_again'])(
    'is never retried after %s',
    (code) => {
      expect(isHardDecline(code)).toBe(true);
      expect(step('2027-06-01', [declined('2026-12-01', code)])).toEqual({ step: 'askCustomer', why: 'newCard' });
    },
  );

  it('starts over with a new card, on its own schedule', () => {
    expect(step('2026-12-10', [], { cardSince: '2026-12-10' })).toEqual({ step: 'charge', attempt: 1 });
    expect(step('2026-12-10', [declined('2026-12-10')], { cardSince: '2026-12-10' })).toEqual({
      step: 'wait',
      until: '2026-12-13',
    });
  });

  it('asks the customer to confirm, and stops for a payment, a pending debit or a dispute', () => {
    expect(step('2026-12-30', [declined('2026-12-01', 'authentication_required')])).toEqual({
      step: 'askCustomer',
      why: 'confirm',
    });
    const outcome = (kind: ChargeTry['outcome']): ChargeTry => ({ ...declined('2026-12-01', ''), outcome: kind });
    expect(step('2026-12-30', [outcome('succeeded')])).toEqual({ step: 'none', why: 'paid' });
    expect(step('2026-12-30', [outcome('processing')])).toEqual({ step: 'none', why: 'processing' });
    expect(step('2026-12-30', [declined('2026-12-01')], { isFrozen: true })).toEqual({ step: 'none', why: 'frozen' });
  });

  it('prefers a typical payday', () => {
    // December 8, 2026 is a Tuesday; the 11th is a Friday.
    expect(payDayFrom('2026-12-08', 3)).toBe('2026-12-11');
    expect(payDayFrom('2026-12-08', 2)).toBe('2026-12-08');
    expect(payDayFrom('2026-12-29', 3)).toBe('2027-01-01');
    expect(payDayFrom('2026-12-13', 3)).toBe('2026-12-15');
  });
});
