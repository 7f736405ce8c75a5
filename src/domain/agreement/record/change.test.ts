import { describe, expect, it } from 'vitest';
import { agreementOf as begun, at as act } from '@/testing/agreementDays';
import { night, nights } from '@/testing/agreementNights';
import { canceled, paused, resumed, unearnedCents } from './change';
import { agreementFacts } from './paperWords';
import { visitStateText } from './visits';
import { duePeriod } from './night';
import type { Agreement } from './schema';

describe('changes during a term', () => {
  const yearly = (): Agreement =>
    night(
      { agreement: begun({ interval: 'year', priceCents: 36_500, startsOn: '2026-01-01' }), periods: [], posted: [] },
      '2026-01-01',
    ).agreement;

  it('end the term on its first day when it is canceled that day', () => {
    const began = yearly();
    const ended = canceled(began, { when: 'today', reason: 'Moved', receipt: 'X26-1' }, act(began.startsOn));
    const facts = agreementFacts(ended, (day) => day);
    expect(facts).toContainEqual({ label: 'Term', value: `Until ${began.startsOn}` });
  });

  it('refund the unearned days when it ends today', () => {
    // 100 of 365 days are used: January 1 to April 10.
    expect(unearnedCents(yearly(), '2026-04-11')).toBe(26_500);
    const ended = canceled(yearly(), { when: 'today', reason: 'Moved', receipt: 'X26-1' }, act('2026-04-11'));
    expect(ended).toMatchObject({
      state: 'cancelled',
      nextBillOn: '',
      refunds: [{ on: '2026-04-11', amountCents: 26_500 }],
    });
    // Future visits don't count as missed.
    expect(ended.visits.map((visit) => visitStateText(visit, ended, '2026-04-11'))).toEqual([
      'No longer owed',
      'No longer owed',
    ]);
    const { posted, agreement } = nights(ended, '2026-05-01', 1);
    expect(posted.at(-1)).toEqual({ month: '2026-04', earned: 1_000, closing: 0 });
    expect(agreement.nextActionOn).toBe('');
  });

  it('deduct the unearned days from an open bill, but not from one never sent', () => {
    const open = (dueOn: string) => {
      const agreement = yearly();
      return { ...agreement, bills: agreement.bills.map((bill) => ({ ...bill, isPaid: false, dueOn })) };
    };
    expect(unearnedCents(open('2026-01-15'), '2026-04-11')).toBe(26_500);
    expect(unearnedCents(open(''), '2026-04-11')).toBe(0);
  });

  it('refund nothing and bill no more when it ends with the paid period', () => {
    const ending = canceled(yearly(), { when: 'period-end', reason: 'Moved', receipt: 'X26-1' }, act('2026-04-11'));
    expect(ending).toMatchObject({ state: 'active', cancelsOn: '2027-01-01', refunds: [], nextBillOn: '' });
    const { agreement } = nights(ending, '2026-04-12', 300);
    expect(agreement.state).toBe('cancelled');
    expect(() => canceled(ending, { when: 'today', reason: 'x', receipt: 'X' }, act('2026-05-01'))).toThrow(
      /already been canceled/,
    );
  });

  it('move the end, the next bill and due visits by the paused days', () => {
    const resting = paused(begun(), act('2026-02-10'));
    expect(duePeriod(resting, '2026-03-31')).toBeNull();
    const again = resumed(resting, act('2026-03-12'));
    expect(again).toMatchObject({ state: 'active', endsOn: '2027-03-02', nextBillOn: '2026-03-02' });
    expect(again.visits[0]).toMatchObject({ dueFrom: '2026-05-01', dueBy: '2026-06-30' });
  });

  it('earn nothing during a pause', () => {
    const resting = paused(yearly(), act('2026-02-01'));
    const { posted } = nights(resting, '2026-04-01', 1);
    expect(posted.map(({ month, earned }) => [month, earned])).toEqual([
      ['2026-01', 3_100],
      ['2026-02', 0],
      ['2026-03', 0],
    ]);
  });
});
