import { describe, expect, it } from 'vitest';
import { agreementOf as begun, at as act } from '@/testing/agreementDays';
import { buildPlan } from '@/testing/factories/agreement';
import { noticed } from './change';
import { termsOfPlan } from './create';
import { dayOver } from './night';
import { plannedNotices } from './plannedNotices';
import { noticesBefore } from './renewalNotice';

describe('an automatic renewal under state law', () => {
  const plan = termsOfPlan(buildPlan({ renewal: 'automatic' }));
  const NEW_YORK = { state: 'NY', isBusiness: false, timeZone: 'America/New_York' };

  it('continues month to month if the notice was missed, and for another term if it was sent', () => {
    const running = { ...begun({ plan }), nextBillOn: '' };
    const missed = dayOver(running, act('2027-01-31'), NEW_YORK);
    expect(missed).toMatchObject({ state: 'active', endsOn: '', interval: 'month', plan: { termMonths: 0 } });
    const due = noticesBefore(running, NEW_YORK);
    expect(due.length).toBeGreaterThan(0);
    const told = due.reduce(
      (next, { basis, aimAt }) =>
        noticed(next, { ruleId: basis.ruleId, kind: 'renewal', mailId: '', to: '' }, act(aimAt)),
      running,
    );
    expect(dayOver(told, act('2027-01-31'), NEW_YORK)).toMatchObject({ endsOn: '2028-01-31' });
  });

  it('uses the law on the consent date in the company’s time zone', () => {
    const running = { ...begun({ plan }), nextBillOn: '' };
    // Massachusetts: agreements from September 2, 2025. It is 9:30 PM on September 1 in Boston.
    const consent = running.consent && { ...running.consent, at: '2025-09-02T01:30:00.000Z' };
    const place = { state: 'MA', isBusiness: false };
    const due = (timeZone: string) => noticesBefore({ ...running, consent }, { ...place, timeZone });
    expect([due('America/New_York').length, due('UTC').length]).toEqual([0, 1]);
  });

  it('announces a new price once, unless the renewal notice already does', () => {
    const running = begun({ plan });
    const { units, interval, planId } = running;
    const nextTerms = {
      plan,
      units,
      interval,
      planId,
      planVersion: 2,
      migrationId: '',
      priceCents: 2_100,
      on: '2026-07-31',
    };
    const NORTH_CAROLINA = { state: 'NC', isBusiness: false, timeZone: 'America/New_York' };
    const kinds = (agreement: typeof running, place = NORTH_CAROLINA) =>
      plannedNotices(agreement, place, '2026-02-01').map(({ kind, sendOn, latest }) => ({ kind, sendOn, latest }));
    expect(kinds({ ...running, nextTerms })).toContainEqual({
      kind: 'price',
      sendOn: '2026-07-01',
      latest: '2026-07-30',
    });
    const rising = { ...running, plan: { ...plan, escalationPpm: 50_000 } };
    expect(kinds(rising).map(({ kind }) => kind)).toEqual(['renewal']);
    // Without a renewal law, as in Kansas, only the price increase is announced.
    expect(kinds(rising, { ...NORTH_CAROLINA, state: 'KS' }).map(({ kind }) => kind)).toEqual(['price']);
  });

  it('renews where no law requires a notice', () => {
    expect(dayOver({ ...begun({ plan }), nextBillOn: '' }, act('2027-01-31'), null)).toMatchObject({
      endsOn: '2028-01-31',
    });
  });
});
