import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { watchPublicDocument } from '@/data/publicDocuments';
import { answerEstimate } from '@/domain/estimate/api';
import type { Estimate } from '@/domain/estimate/schema';
import { companySchema } from '@/domain/company/schema';
import { EMPTY_ADDRESS } from '@/domain/contact/schema';
import { recordView } from '@/domain/public-document/api';
import { faceOfEstimate } from '@/domain/public-document/faceOfEstimate';
import type { PublicDocument } from '@/domain/public-document/schema';
import { termsOfPlan } from '@/domain/agreement/record/create';
import { buildPlan } from '@/testing/factories/agreement';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { buildEstimate } from '@/testing/factories/estimate';
import { renderVisitor } from '@/testing/renderVisitor';
// Loaded before the first test, so that it doesn't have to wait.
import './EstimateViewPage';
import './EstimateCustomerPage';

const TOKEN = 'Ab3-_Ab3-_Ab3-_Ab3-_Ab';
const company = companySchema.parse({
  name: 'Lovelace Heating',
  phone: '5125550134',
  ownerId: 'o',
  timeZone: 'America/Chicago',
});
const option = (id: string, name: string, isRecommended = false) => ({ id, name, description: '', isRecommended });
const document = buildDocument({
  type: 'estimate',
  options: [option('good', 'Good'), { ...option('best', 'Best', true), description: 'Quieter\nTen years on parts' }],
  lines: [
    buildLine({ id: 'all', name: 'Removal', unitPriceCents: 10_000 }),
    buildLine({ id: 'g', name: 'Furnace', optionId: 'good', unitPriceCents: 200_000 }),
    buildLine({ id: 'b', name: 'Heat pump', optionId: 'best', unitPriceCents: 400_000 }),
    buildLine({ id: 'o', name: 'Thermostat', isOptional: true, isSelected: false, unitPriceCents: 20_000 }),
    buildLine({
      id: 'q',
      name: 'Pipe',
      unit: 'ft',
      isQuantityEditable: true,
      quantityE4: 30_000,
      unitPriceCents: 1000,
    }),
  ],
});
const faceOf = (changes: Partial<Estimate> = {}, signedRevision: Estimate | null = null): Promise<PublicDocument> =>
  faceOfEstimate({
    companyId: 'c1',
    id: 'e1',
    company,
    settings: { footer: '' },
    customer: { name: 'Ada', address: EMPTY_ADDRESS },
    serviceAddress: null,
    deposits: [],
    canPayByCard: false,
    financing: null,
    now: '2026-06-02T15:00:00.000Z',
    estimate: buildEstimate({ document, state: 'sent', terms: 'Half now', ...changes }),
    signedRevision: signedRevision && { document: signedRevision.document, terms: signedRevision.terms },
  });

let show: (face: PublicDocument | null) => void;
let calls: ReturnType<typeof answerCalls>;
beforeEach(() => {
  sessionStorage.clear();
  calls = answerCalls([
    answering(recordView, () => ({})),
    answering(answerEstimate, () => ({ state: 'approved', depositDueCents: 0 })),
  ]);
});
function open(face: PublicDocument | null) {
  vi.mocked(watchPublicDocument).mockImplementation((_token, onNext) => {
    show = onNext;
    queueMicrotask(() => onNext(face));
    return () => undefined;
  });
  return renderVisitor(`/estimates/${TOKEN}/view`);
}

it('lets the customer choose with live totals, and accept with a typed signature', async () => {
  const face = await faceOf();
  const { user } = open(face);
  expect(await screen.findByText('Lovelace Heating')).toBeVisible();
  const totals = screen.getByLabelText('Totals');
  expect(within(totals).getByText('Total').nextSibling).toHaveTextContent('$4,130.00');
  expect(screen.getByRole('radio', { name: 'Best, $4,130.00' })).toBeChecked();

  expect(screen.getByText('$2,000.00 less than Best')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'What Best gives you' })).getByText('Quieter')).toBeVisible();
  expect(screen.getByRole('list', { name: 'What Good gives you' })).toHaveTextContent('Not included: Quieter');
  await user.click(screen.getByRole('radio', { name: 'Good, $2,130.00' }));
  expect(screen.getByText('$2,000.00 more than Good')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Thermostat (optional)' }));
  const quantity = screen.getByRole('textbox', { name: 'Quantity of Pipe' });
  await user.clear(quantity);
  await user.type(quantity, '5');
  expect(within(totals).getByText('Total').nextSibling).toHaveTextContent('$2,350.00');

  const accept = screen.getByRole('button', { name: 'Accept for $2,350.00' });
  await user.click(accept);
  expect(screen.getByText('Enter your name')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Your name/ }), 'Ada Lovelace');
  await user.dblClick(accept);
  await waitFor(() => expect(calls.callsOf(answerEstimate)).not.toEqual([]));
  expect(calls.callsOf(answerEstimate)[0]).toEqual({
    token: TOKEN,
    documentHash: face.estimate?.documentHash,
    answer: {
      kind: 'accept',
      choice: { optionId: 'good', selectedLineIds: ['o'], quantitiesE4: { q: 50_000 } },
      signature: { name: 'Ada Lovelace', kind: 'typed', imageDataUrl: '' },
      totalCents: 235_000,
    },
  });

  show(await faceOf({ state: 'approved', answeredAt: '2026-06-02T15:00:00.000Z' }));
  expect(await screen.findByRole('heading', { name: 'Thank you, this estimate is accepted' })).toHaveFocus();
  expect(screen.getByText('Lovelace Heating will contact you to schedule the work.')).toBeVisible();
});

it('can be declined with a reason, and shows its state afterward', async () => {
  const { user } = open(await faceOf());
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = await screen.findByRole('dialog', { name: 'Decline this estimate' });
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  expect(within(dialog).getByText('Tell us why, in a word or two')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: /Why not/ }), 'Too dear');
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(calls.callsOf(answerEstimate)).toMatchObject([{ answer: { kind: 'decline', reason: 'Too dear' } }]),
  );
  show(await faceOf({ state: 'declined' }));
  expect(await screen.findByText('This estimate was declined')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
});

it('asks for a signature on changes made after approval', async () => {
  const before = buildEstimate({ document, terms: 'Half now' });
  const approval = {
    revisionNumber: 1,
    optionId: 'good',
    selectedLineIds: [],
    quantitiesE4: {},
    totalCents: 213_000,
    documentHash: 'a'.repeat(64),
    signature: null,
    by: 'customer' as const,
    byUid: '',
    at: '2026-05-01T10:00:00.000Z',
    ipAddress: '',
    userAgent: '',
    joinsPlan: false,
  };
  const dearer = {
    ...document,
    lines: document.lines.map((line) => (line.id === 'all' ? { ...line, unitPriceCents: 15_000 } : line)),
  };
  open(await faceOf({ document: dearer, revisionNumber: 2, approval }, before));
  expect(await screen.findByText('This estimate has changed since you signed it')).toBeVisible();
  const changes = screen.getByRole('list', { name: 'What has changed' });
  expect(changes).toHaveTextContent('Removal1 × $100.00 → 1 × $150.00+$50.00');
  expect(screen.getByRole('heading', { name: 'Sign the changed estimate' })).toBeVisible();
});

it('shows how much of the deposit was paid and is still due', async () => {
  const approval = {
    revisionNumber: 1,
    optionId: 'good',
    selectedLineIds: [],
    quantitiesE4: {},
    totalCents: 213_000,
    documentHash: 'a'.repeat(64),
    signature: null,
    by: 'customer' as const,
    byUid: '',
    at: '2026-05-01T10:00:00.000Z',
    ipAddress: '',
    userAgent: '',
    joinsPlan: false,
  };
  const face = await faceOf({
    state: 'approved',
    approval,
    document: { ...document, deposit: { kind: 'percent', ratePpm: 500_000, amountCents: 0 } },
  });
  const withPaid = (depositDueCents: number, depositPaidCents: number): PublicDocument => ({
    ...face,
    estimate: face.estimate && { ...face.estimate, depositDueCents, depositPaidCents },
  });
  open(face);
  expect(await screen.findByText('A deposit of $1,065.00 is due')).toBeVisible();
  show(withPaid(65_00, 1_000_00));
  expect(await screen.findByText('$65.00 of the deposit is still due')).toBeVisible();
  expect(screen.getByText(/^\$1,000\.00 has been paid\./)).toBeVisible();
  show(withPaid(0, 1_065_00));
  expect(await screen.findByText('$1,065.00 has been paid')).toBeVisible();
});

it('lists only existing ways to contact the company, once accepted', async () => {
  const face = await faceOf({ state: 'approved', answeredAt: '2026-06-02T15:00:00.000Z' });
  const reachedBy = (ways: { phone?: string; email?: string }): PublicDocument => ({
    ...face,
    company: { ...face.company, ...ways },
  });
  const step = async () => (await screen.findByText('Questions or changes?')).parentElement;
  open(face);
  // The link may have come in a text message, so there is no e-mail to reply to.
  expect(await step()).toHaveTextContent(/Call us at \(512\) 555-0134\.$/);
  show(reachedBy({ email: 'office@lovelace.example' }));
  await waitFor(async () =>
    expect(await step()).toHaveTextContent(/Call us at \(512\) 555-0134, or e-mail office@lovelace\.example\.$/),
  );
  show(reachedBy({ phone: '', email: '' }));
  await waitFor(async () =>
    expect(await step()).toHaveTextContent(/Contact Lovelace Heating the way you usually do\.$/),
  );
});

it('can no longer be accepted after its last day', async () => {
  open(await faceOf({ validUntil: '2020-01-01' }));
  expect(await screen.findByText('This estimate has expired')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ask for a change' })).toBeVisible();
});

it('shows nothing for an unknown link, and asks for a sign-in for a record’s id', async () => {
  open(null);
  expect(await screen.findByText('This link does not show anything')).toBeVisible();
  const { router } = renderVisitor('/estimates/AAAABBBBCCCCDDDDEEEE/view');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

it('promises no member price if the plan has none for this work', async () => {
  const membership = { planId: 'plus', planVersion: 1, plan: termsOfPlan(buildPlan({})), interval: 'month' as const };
  const { user } = open(await faceOf({ membership: { ...membership, priceCents: 1_900 }, propertyId: 'house' }));
  const offer = await screen.findByRole('region', { name: 'Become a member' });
  expect(offer).not.toHaveTextContent('As a member:');
  await user.click(within(offer).getByRole('checkbox', { name: 'Make me a member for $19.00 a month' }));
  expect(screen.getByText(/, and to the plan Comfort Plus for \$19\.00 a month\./)).toBeVisible();
});

it('offers a plan beside the work: immediate savings, and separate consent to its renewal', async () => {
  const plan = termsOfPlan(
    buildPlan({ renewal: 'automatic', discounts: [{ id: 'all', itemKinds: [], ratePpm: 100_000 }] }),
  );
  const membership = { planId: 'plus', planVersion: 1, plan, interval: 'month' as const, priceCents: 1_900 };
  const face = await faceOf({ membership, propertyId: 'house' });
  const { user } = open(face);
  const offer = await screen.findByRole('region', { name: 'Members pay less' });
  expect(offer).toHaveTextContent('This work without a plan: $4,130.00');
  expect(offer).toHaveTextContent('As a member: $3,717.00, $413.00 less');
  expect(offer).toHaveTextContent('Spring tune-up');
  // From here on, selling the plan takes at most twelve clicks.
  await user.click(within(offer).getByRole('checkbox', { name: 'Make me a member for $19.00 a month' }));
  const totals = screen.getByLabelText('Totals');
  expect(totals).toHaveTextContent('Comfort Plus: member price');
  expect(screen.getAllByText(/as a member: 10% off, Comfort Plus: member price/).length).toBeGreaterThan(0);
  expect(within(totals).getByText('Total').nextSibling).toHaveTextContent('$3,717.00');
  const accept = screen.getByRole('button', { name: 'Accept for $3,717.00' });
  await user.type(screen.getByRole('textbox', { name: /Your name/ }), 'Ada Lovelace');
  await user.click(accept);
  expect(screen.getByText('Check the box about the renewal of the plan, or leave the plan out.')).toBeVisible();
  expect(calls.callsOf(answerEstimate)).toEqual([]);
  await user.click(within(offer).getByRole('checkbox', { name: /renews for 12 months/ }));
  await user.click(accept);
  await waitFor(() => expect(calls.callsOf(answerEstimate)).toHaveLength(1));
  expect(calls.callsOf(answerEstimate)[0]).toMatchObject({
    documentHash: face.estimate?.documentHash,
    answer: {
      kind: 'accept',
      totalCents: 371_700,
      membership: { hash: face.estimate?.membership?.hash, agreesToRenewal: true },
    },
  });
});
