import { expect, it } from 'vitest';
import { buildAgreement, buildMember, buildTransfer } from '@/testing/factories/agreement';
import { PAPER_HEADER } from '@/testing/factories/paper';
import type { Agreement } from '../agreement/record/schema';
import { paperOfAgreement } from './agreement';

const { company, recipient } = PAPER_HEADER;
const paperOf = (agreement: Agreement) => paperOfAgreement({ agreement, company, recipient });
const factsOf = (agreement: Agreement) =>
  Object.fromEntries(paperOf(agreement).facts.map(({ label, value }) => [label, value]));
const includedIn = (agreement: Agreement) =>
  (paperOf(agreement).sections[0]?.lines ?? []).slice(1).map(({ name, description }) => `${name}: ${description}`);

const running = buildMember();
const visits = running.visits.slice(-1);
const transfer = buildTransfer({ on: '2026-06-01', endsOn: '2027-03-01', billedUntil: '2026-07-01' });
const offer = buildAgreement({ state: 'offered', startsOn: '2026-06-01', visits, transfer });

it('ends a transfer offer with the transferred term, and lists its remaining visits', () => {
  expect(factsOf(offer)).toMatchObject({
    Starts: 'Jun 1, 2026',
    Term: 'Until Feb 28, 2027',
    'Paid until': 'Jun 30, 2026, by the earlier owner',
  });
  expect(includedIn(offer)[0]).toMatch(/^Fall tune-up: Between .+, 2026 and .+, 2026$/);
  expect(includedIn(offer).join(' ')).not.toContain('Spring');
});

it('keeps that term on the accepted agreement until it ends, without the first bill', () => {
  const agreed = { ...running, startsOn: '2026-06-01', endsOn: '2027-03-01', visits, transfer };
  expect(factsOf(agreed)).toMatchObject({ Term: 'Until Feb 28, 2027' });
  expect(factsOf(agreed)).not.toHaveProperty('Paid until');
  expect(includedIn(agreed).join(' ')).not.toContain('Spring');
  const renewed = { ...agreed, termStartsOn: '2027-03-01', endsOn: '2028-03-01' };
  expect(factsOf(renewed)).toMatchObject({ Term: 'Until Feb 29, 2028' });
  expect(includedIn(renewed).join(' ')).toContain('Spring tune-up: Once a year');
});

it('shows no past end date when a transferred agreement continues month to month', () => {
  const { plan } = running;
  const monthly = { ...running, plan: { ...plan, termMonths: 0 }, startsOn: '2026-06-01', endsOn: '', transfer };
  expect(factsOf(monthly)).toMatchObject({ Term: 'Until you cancel' });
});

it('shows a new offer’s full term and yearly visits, and a canceled one’s end date', () => {
  const own = buildAgreement({ state: 'offered' });
  expect(factsOf(own)).toMatchObject({ Term: '12 months' });
  expect(includedIn(own).join(' ')).toContain('Spring tune-up: Once a year');
  const ending = factsOf({ ...running, cancelsOn: '2026-09-01', cancelReceipt: 'C26-AAAAA' });
  expect(ending).toMatchObject({ Term: 'Until Aug 31, 2026', 'Receipt of cancellation': 'C26-AAAAA' });
  expect(ending).not.toHaveProperty('At the end of the term');
});
