import { describe, expect, it } from 'vitest';
import { exampleText, isFinanceable, merchantFee, monthlyCents, monthlyText } from './monthly';
import { financingSchema, type Financing, type FinancingState } from './schema';
import { financingFormSchema, NO_FINANCING } from './settings';
import { financingBalance, isInFlight, nextOffer, nextStates } from './state';

const application = (state: FinancingState, amountCents: number, changes: Partial<Financing> = {}): Financing =>
  financingSchema.parse({
    ...{ subjectKind: 'estimate', subjectId: 'e1', customerId: 'c1', lenderName: 'Wisetack', mode: 'link' },
    ...{ consentAt: '2026-06-01T10:00:00.000Z', consentBy: 'u1', state, amountCents },
    ...changes,
  });

describe('a monthly payment', () => {
  it('is the annuity, rounded up to the cent', () => {
    // $4,250.00 over 36 months at 9.9% APR: 136.9361 by the formula, so $136.94.
    expect(monthlyCents(425_000, { aprPpm: 99_000, termMonths: 36 })).toBe(13_694);
    expect(monthlyCents(100_000, { aprPpm: 0, termMonths: 3 })).toBe(33_334);
    // $10,000.00 over 60 months at 12% APR: 222.4445, as in every loan table.
    expect(monthlyCents(1_000_000, { aprPpm: 120_000, termMonths: 60 })).toBe(22_245);
  });

  it('is shown with its example and legal text, only within the lender’s range', () => {
    const settings = { ...NO_FINANCING, isOn: true, link: 'https://lender.example/m/1', aprPpm: 120_000 };
    expect(monthlyText(1_000_000, settings)).toBe('$222.45 a month');
    expect(exampleText(1_000_000, settings)).toContain(
      '$10,000.00 over 60 months at 12% APR is 60 payments of $222.45.',
    );
    expect(exampleText(1_000_000, settings)).toContain('Subject to credit approval');
    expect([49_999, 50_000, 2_500_000, 2_500_001].map((cents) => isFinanceable(cents, settings))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isFinanceable(50_000, NO_FINANCING)).toBe(false);
  });

  it('costs the merchant a fee known in advance: 3.9% of 2,500.00 is 97.50', () => {
    expect(merchantFee(250_000, { feePpm: 39_000 })).toEqual({ feeCents: 9750, payoutCents: 240_250 });
  });

  it('is not offered without a link', () => {
    expect(financingFormSchema.safeParse({ isOn: true }).success).toBe(false);
    expect(financingFormSchema.safeParse({ isOn: true, link: 'http://lender.example' }).success).toBe(false);
    expect(financingFormSchema.safeParse({ isOn: true, link: 'https://lender.example/m/1' }).success).toBe(true);
  });
});

describe('a financing application', () => {
  it('never returns to an earlier state once paid, and is final when declined', () => {
    expect(nextStates('paid-out')).toEqual(['refunded']);
    expect(nextStates('declined')).toEqual([]);
    expect(isInFlight('approved')).toBe(true);
    expect([isInFlight('paid-out'), isInFlight('expired')]).toEqual([false, false]);
  });

  it('is balanced together with the deposit and a change order', () => {
    // $8,000 of work plus a change order of $1,000; a $2,000 deposit; $5,500 approved of the $6,000 applied for.
    const bill = { totalCents: 900_000, paidCents: 200_000 };
    const approved = application('approved', 600_000, { approvedCents: 550_000 });
    expect(financingBalance(bill, [approved, application('declined', 100_000)])).toMatchObject({
      pendingCents: 550_000,
      leftCents: 150_000,
    });
    expect(nextOffer(bill, [approved])).toEqual({ kind: 'difference', amountCents: 150_000 });
    expect(nextOffer(bill, [])).toEqual({ kind: 'first', amountCents: 700_000 });
    expect(nextOffer({ ...bill, totalCents: 700_000 }, [approved])).toEqual({ kind: 'too-much', cents: 50_000 });
    // A payout is a payment, so it is counted there.
    expect(nextOffer({ totalCents: 900_000, paidCents: 900_000 }, [application('paid-out', 700_000)])).toEqual({
      kind: 'none',
    });
  });
});
