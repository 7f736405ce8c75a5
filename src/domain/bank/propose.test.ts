import { describe, expect, it } from 'vitest';
import { payeeOf, proposeMatches, type Candidate, type OpenLine } from './propose';

const line = (id: string, on: string, amountCents: number, description: string, checkNumber = ''): OpenLine => ({
  id,
  on,
  amountCents,
  description,
  checkNumber,
});
const payout = (id: string, on: string, amountCents: number): Candidate => ({
  kind: 'payout',
  id,
  on,
  amountCents,
  label: 'Stripe payout',
  method: null,
  reference: '',
  name: '',
});
const payment = (id: string, on: string, amountCents: number, more: Partial<Candidate> = {}): Candidate => ({
  kind: 'payment',
  id,
  on,
  amountCents,
  label: id,
  method: 'cheque',
  reference: '',
  name: '',
  ...more,
});
const short = (proposals: ReturnType<typeof proposeMatches>) =>
  proposals.map(({ lineId, pieces, sureness, differenceCents }) => [
    lineId,
    pieces.map(({ id }) => id).join('+'),
    sureness,
    differenceCents,
  ]);

describe('a bank line', () => {
  it('matches the payout of the same amount and nearest date, for sure if the bank names Stripe', () => {
    const lines = [
      line('a', '2026-11-27', 124_017, 'STRIPE TRANSFER ST-K7'),
      line('b', '2026-11-20', 124_017, 'ACH CREDIT'),
      line('c', '2026-11-12', 500, 'STRIPE'),
    ];
    const payouts = [
      payout('po_1', '2026-11-19', 124_017),
      payout('po_2', '2026-11-25', 124_017),
      payout('po_3', '2026-11-01', 500),
    ];
    expect(short(proposeMatches(lines, payouts))).toEqual([
      ['b', 'po_1', 'likely', 0],
      ['a', 'po_2', 'sure', 0],
    ]);
  });

  it('that names a payout with another amount is reported as a difference, not a match', () => {
    const found = proposeMatches([line('a', '2026-11-27', 122_517, 'STRIPE')], [payout('po_1', '2026-11-27', 124_017)]);
    expect(short(found)).toEqual([['a', 'po_1', 'differs', -1_500]]);
    expect(
      proposeMatches([line('a', '2026-11-27', 60_000, 'STRIPE')], [payout('po_1', '2026-11-27', 124_017)]),
    ).toEqual([]);
  });

  it('matches two payouts deposited together', () => {
    const due = [
      payout('po_1', '2026-11-26', 100),
      payout('po_2', '2026-11-27', 250),
      payout('po_3', '2026-11-27', 30),
    ];
    expect(short(proposeMatches([line('a', '2026-11-27', 350, 'CREDIT')], due))).toEqual([
      ['a', 'po_1+po_2', 'likely', 0],
    ]);
  });

  it('matches checks and cash of a day, of consecutive days, or the only sum that fits', () => {
    const till = [
      payment('p1', '2026-11-20', 30_050),
      payment('p2', '2026-11-20', 12_000, { method: 'cash' }),
      payment('p3', '2026-11-21', 7_525),
      payment('p4', '2026-11-22', 999, { method: 'cash' }),
    ];
    const of = (cents: number) => short(proposeMatches([line('a', '2026-11-24', cents, 'DEPOSIT')], till));
    expect(of(42_050)).toEqual([['a', 'p1+p2', 'likely', 0]]);
    expect(of(37_575)).toEqual([['a', 'p1+p3', 'likely', 0]]);
    expect(of(50_574)).toEqual([['a', 'p1+p2+p3+p4', 'likely', 0]]);
    expect(of(31_049)).toEqual([['a', 'p1+p4', 'likely', 0]]);
    expect(of(50_575)).toEqual([]);
    // Three of the same amount, never consecutive, so there's no telling which two they are.
    const like = [100, 999, 100, 998, 100].map((cents, at) => payment(`q${at}`, `2026-11-${10 + at * 3}`, cents));
    expect(proposeMatches([line('a', '2026-11-24', 200, 'DEPOSIT')], like)).toEqual([]);
  });

  it('matches a check by number, a transfer by customer, and a refund', () => {
    const candidates = [
      payment('p1', '2026-11-20', 5_000, { reference: '1042' }),
      payment('p2', '2026-11-22', 5_000, { reference: '977' }),
      payment('p3', '2026-11-24', 8_000, { method: 'bank', name: 'Grace Hopper' }),
      payment('p4', '2026-11-24', 8_000, { method: 'bank', name: 'Alan Turing' }),
      payment('r', '2026-11-20', -2_000, { kind: 'refund', name: 'Ada Lovelace' }),
    ];
    const lines = [
      line('a', '2026-11-24', 5_000, 'CHECK DEPOSIT', '1042'),
      line('b', '2026-11-25', 8_000, 'ZELLE FROM ALAN TURING'),
      line('c', '2026-11-26', -2_000, 'CHECK 88'),
    ];
    expect(short(proposeMatches(lines, candidates))).toEqual([
      ['a', 'p1', 'sure', 0],
      ['b', 'p4', 'sure', 0],
      ['c', 'r', 'likely', 0],
    ]);
  });

  it('uses each payment once, and remembers what was set aside', () => {
    const lines = [
      line('a', '2026-11-27', 100, 'STRIPE'),
      line('b', '2026-11-27', 100, 'STRIPE'),
      line('c', '2026-11-28', -900, 'GUSTO PAYROLL 8841'),
    ];
    const found = proposeMatches(
      lines,
      [payout('po_1', '2026-11-27', 100)],
      new Map([[payeeOf('Gusto payroll 8790'), 'Payroll']]),
    );
    expect(short(found)).toEqual([
      ['a', 'po_1', 'sure', 0],
      ['c', '', 'likely', 0],
    ]);
    expect(found[1]?.setAsideAs).toBe('Payroll');
  });

  it('is matched fast among hundreds of lines and payments', () => {
    const lines = Array.from({ length: 100 }, (_, at) => line(`l${at}`, '2026-11-24', 1_000_003 + at, 'DEPOSIT'));
    const till = Array.from({ length: 400 }, (_, at) => payment(`p${at}`, `2026-11-${10 + (at % 12)}`, 5_000 + at * 7));
    expect(proposeMatches(lines, till).length).toBeLessThanOrEqual(100);
  });
});
