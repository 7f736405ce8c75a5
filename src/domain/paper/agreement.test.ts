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

it('the offer to a new owner ends with the term that is taken over, and has the visits that are left in it', () => {
  expect(factsOf(offer)).toMatchObject({
    Starts: 'Jun 1, 2026',
    Term: 'Until Feb 28, 2027',
    'Paid until': 'Jun 30, 2026, by the earlier owner',
  });
  expect(includedIn(offer)[0]).toMatch(/^Fall tune-up: Between .+, 2026 and .+, 2026$/);
  expect(includedIn(offer).join(' ')).not.toContain('Spring');
});

it('once it is agreed to, the paper says so until that term is over, and nothing of a first bill that was made', () => {
  const agreed = { ...running, startsOn: '2026-06-01', endsOn: '2027-03-01', visits, transfer };
  expect(factsOf(agreed)).toMatchObject({ Term: 'Until Feb 28, 2027' });
  expect(factsOf(agreed)).not.toHaveProperty('Paid until');
  expect(includedIn(agreed).join(' ')).not.toContain('Spring');
  const renewed = { ...agreed, termStartsOn: '2027-03-01', endsOn: '2028-03-01' };
  expect(factsOf(renewed)).toMatchObject({ Term: 'Until Feb 29, 2028' });
  expect(includedIn(renewed).join(' ')).toContain('Spring tune-up: Once a year');
});

it('one that goes on from month to month after the term that was taken over has no end in the past', () => {
  const { plan } = running;
  const monthly = { ...running, plan: { ...plan, termMonths: 0 }, startsOn: '2026-06-01', endsOn: '', transfer };
  expect(factsOf(monthly)).toMatchObject({ Term: 'Until you cancel' });
});

it('an offer of its own has the whole term and each year’s visits, and a canceled one ends when it ends', () => {
  const own = buildAgreement({ state: 'offered' });
  expect(factsOf(own)).toMatchObject({ Term: '12 months' });
  expect(includedIn(own).join(' ')).toContain('Spring tune-up: Once a year');
  const ending = factsOf({ ...running, cancelsOn: '2026-09-01', cancelReceipt: 'C26-AAAAA' });
  expect(ending).toMatchObject({ Term: 'Until Aug 31, 2026', 'Receipt of cancellation': 'C26-AAAAA' });
  expect(ending).not.toHaveProperty('At the end of the term');
});
