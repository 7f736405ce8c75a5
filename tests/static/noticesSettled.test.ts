import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { agreementRules } from '@/domain/agreement/law/agreementRules';
import { NOTICES_SETTLED } from '@/domain/agreement/law/settled';
import { termsOfPlan } from '@/domain/agreement/record/create';
import { plannedNotices } from '@/domain/agreement/record/plannedNotices';
import { agreementOf } from '@/testing/agreementDays';
import { buildPlan } from '@/testing/factories/agreement';

/** The version for which companies' agreements were last checked. */
const LOOKED_THROUGH = { version: '2026-11-30', law: '1baadcfd7061494b', planned: '6806c95ce90dd1f7' };

const WHAT_TO_DO =
  'What members are notified of has changed, and agreements that run have their next notice by what held before. Raise NOTICES_SETTLED in ' +
  'src/domain/agreement/law/settled.ts to today (with a letter behind it if it is that day already), so that the nights after look through them ' +
  'again, and write the new version with the digests that this test received into LOOKED_THROUGH.';

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

it('the law’s data on renewals and the resulting notices match the version agreements were checked against', () => {
  // Whether a source was checked again, or is better known, changes no one's notices.
  const law = agreementRules('autoRenewNotice').map(
    ({ source: _, confidence: __, note: ___, ...decides }: Record<string, unknown>) => decides,
  );
  const states = [...new Set(law.map(({ jurisdiction }) => String(jurisdiction).replace('US-', ''))), 'KS'];
  const planned = states.flatMap((state) =>
    [0, 1, 12, 24, 36].flatMap((termMonths) =>
      [true, false].map((isBusiness) => {
        const terms = { ...buildPlan({ renewal: 'automatic' }), termMonths };
        const agreement = agreementOf({ plan: { ...termsOfPlan(terms), escalationPpm: 50_000 } });
        const notices = plannedNotices(agreement, { state, isBusiness, timeZone: 'America/New_York' }, '2026-06-01');
        return notices.map(({ kind, earliest, latest, sendOn, delivery, basis }) => ({
          ...{ kind, earliest, latest, sendOn, delivery, ruleId: basis.ruleId },
        }));
      }),
    ),
  );
  expect(planned.flat().length).toBeGreaterThan(states.length);
  const found = { version: NOTICES_SETTLED, law: digestOf(law), planned: digestOf(planned) };
  expect(found, WHAT_TO_DO).toEqual(LOOKED_THROUGH);
});
