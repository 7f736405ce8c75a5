import { act as inReact, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchPublicDocument } from '@/data/publicDocuments';
import {
  consentToCharges,
  manageCard,
  readCardPage,
  removeMyCard,
  startCardSetup,
  startChargeConfirmation,
} from '@/domain/agreement/payment/api';
import { withCard, withOutcome } from '@/domain/agreement/payment/changes';
import { savedCardSchema } from '@/domain/agreement/payment/schema';
import { paymentStanding } from '@/domain/agreement/payment/standing';
import { changeAgreement } from '@/domain/agreement/record/api';
import { agreementBillSchema, type Agreement } from '@/domain/agreement/record/schema';
import { billingSettingsSchema } from '@/domain/billing/settings';
import { companySchema } from '@/domain/company/schema';
import { printedCompany } from '@/domain/paper/header';
import type { CardFields } from '@/domain/payment/fields';
import { readMyAgreement } from '@/domain/portal/api';
import { recordView } from '@/domain/public-document/api';
import { agreementFace } from '@/domain/public-document/faces/agreement';
import type { PublicDocument } from '@/domain/public-document/schema';
import type { Stored } from '@/domain/record/schema';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildAgreement, buildMember } from '@/testing/factories/agreement';
import { playedStripe } from '@/testing/playedStripe';
import { renderApp } from '@/testing/renderApp';
import { renderVisitor } from '@/testing/renderVisitor';
import { serviceAgreementLinkRoutes, serviceAgreementRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import '@/entities/payment/CardFields';
import './AgreementCardPage';
import './AgreementCustomerPage';
import './AgreementDetailsPage';
import './AgreementViewPage';

const TOKEN = 'Ab3-_Ab3-_Ab3-_Ab3-_Ab';
const FIELDS: CardFields = {
  publishableKey: 'pk_test_1',
  accountId: 'acct_1',
  clientSecret: 'seti_1_secret_2',
  script: '',
};
const CONSENT = 'I authorize Lovelace Heating to charge $19.00 a month.';
const company = companySchema.parse({ name: 'Lovelace Heating', ownerId: 'o', timeZone: 'America/Chicago' });
const act = { today: '2026-06-01', now: '2026-06-01T15:00:00.000Z', by: '' };
const card = savedCardSchema.parse({
  id: 'card',
  kind: 'card',
  brand: 'visa',
  last4: '4242',
  expires: '2034-12',
  addedOn: '2026-01-01',
});

const member: Stored<Agreement> = buildAgreement({
  id: 'member',
  state: 'active',
  anchorOn: '2026-06-01',
  nextPeriod: 1,
  nextBillOn: '2026-07-01',
  endsOn: '2027-06-01',
});
const withVisa: Stored<Agreement> = { ...member, ...withCard(member, card, act) };
const declined = (declineCode: string): Stored<Agreement> => {
  const attempt = { paymentId: 'try', cardId: 'card', triedOn: '2026-06-01', amountCents: 1_900 };
  const bill = {
    invoiceId: 'i1',
    on: '2026-06-01',
    from: '2026-06-01',
    until: '2026-07-01',
    priceCents: 1_900,
    dueOn: '2026-06-15',
    tries: [attempt],
  };
  const charged = { ...withVisa, bills: [agreementBillSchema.parse(bill)] };
  return { ...charged, ...withOutcome(charged, 'try', { outcome: 'declined', declineCode }, act) };
};

const unread = (): never => {
  throw new Error('Not read for an agreement');
};
const faceOf = (agreement: Stored<Agreement>, takesCards = true): Promise<PublicDocument> | PublicDocument =>
  agreementFace.show(
    { companyId: 'c1', id: agreement.id, sharedAt: act.now, now: act.now },
    {
      record: (schema) => schema.parse(agreement),
      company: () => Promise.resolve({ company, settings: billingSettingsSchema.parse({}) }),
      takesCards: () => Promise.resolve(takesCards),
      changedAt: () => act.now,
      photos: unread,
      findings: unread,
      people: unread,
      estimate: unread,
      invoice: unread,
      report: unread,
    },
  );

async function customerPage(agreement: Stored<Agreement>, takesCards = true) {
  const face = await faceOf(agreement, takesCards);
  let tell: (document: PublicDocument) => void = () => undefined;
  vi.mocked(watchPublicDocument).mockImplementation((_token, onNext) => {
    tell = (document) => inReact(() => onNext(document));
    onNext(face);
    return () => undefined;
  });
  const calls = answerCalls([
    answering(recordView, () => ({})),
    answering(startCardSetup, () => ({ setupId: 'setup-1', consentText: CONSENT, fields: FIELDS })),
    answering(consentToCharges, () => ({})),
    answering(removeMyCard, () => ({})),
    answering(startChargeConfirmation, () => ({ fields: FIELDS, paymentMethodId: 'pm_1', amountCents: 1_900 })),
  ]);
  return {
    ...renderVisitor(`/service-agreement/${TOKEN}/view`),
    calls,
    tell: (document: PublicDocument) => tell(document),
  };
}

it('lets a member add a card after consenting, and shows it once Stripe confirms', async () => {
  const stripe = playedStripe([{ error: { message: 'Your card was declined.' } }, {}]);
  const { user, calls, tell } = await customerPage(member);
  await user.click(await screen.findByRole('button', { name: 'Add a card' }));
  expect(await screen.findByText(new RegExp(CONSENT.replaceAll('$', '\\$')))).toBeVisible();
  expect(calls.callsOf(consentToCharges)).toEqual([]);
  const save = screen.getByRole('button', { name: 'Save card' });
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  expect(await screen.findByText('Your card was declined.')).toBeVisible();
  await user.click(save);
  expect(await screen.findByText('Stripe received it')).toBeVisible();
  expect(screen.queryByText(/Visa ending/)).toBeNull();
  expect(stripe.confirmed).toEqual(['setup', 'setup']);
  expect(calls.callsOf(consentToCharges)[0]).toEqual({ token: TOKEN, setupId: 'setup-1', consentText: CONSENT });
  tell(await faceOf(withVisa));
  expect(await screen.findByText('Visa ending in 4242, expires 12/34. Next charge: Jul 1, 2026.')).toBeVisible();
  expect(screen.queryByText('Stripe received it')).toBeNull();
  expect(screen.getByRole('button', { name: 'Use another card' })).toBeVisible();
});

it('tells a member who fixed a refused charge that it will be charged, with nothing left to do', async () => {
  vi.setSystemTime(act.now);
  const late = declined('generic_decline');
  const { tell } = await customerPage(late);
  const refused = await screen.findByText(/^\$19\.00 could not be charged on Jun 1, 2026/);
  expect(refused).toBeVisible();
  // Shown above the membership.
  const having = screen.getByRole('region', { name: 'As a member you get' });
  expect(refused.compareDocumentPosition(having)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('button', { name: 'Use another card' })).toHaveAttribute('data-variant', 'filled');
  const other = savedCardSchema.parse({ ...card, id: 'other', last4: '1881', addedOn: '2026-06-01' });
  tell(await faceOf({ ...late, ...withCard(late, other, act) }));
  expect(await screen.findByText('$19.00 will be charged to the card on file within a day')).toBeVisible();
  expect(screen.getByText(/No further action is needed\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use another card' })).toHaveAttribute('data-variant', 'default');
});

it('tells a member with a permanently refused card that it is not charged again, without a next date', async () => {
  await customerPage(declined('lost_card'));
  expect(await screen.findByText('Visa ending in 4242, expires 12/34. It is not charged again.')).toBeVisible();
});

it('shows no further bill or charge for an agreement that ends unpaid', async () => {
  const late = declined('generic_decline');
  const [bill] = late.bills;
  if (!bill) throw new Error('No bill');
  const tries = ['2026-06-01', '2026-06-04', '2026-06-08', '2026-06-15'].flatMap((triedOn) =>
    bill.tries.map((attempt) => ({ ...attempt, paymentId: `try-${triedOn}`, triedOn })),
  );
  await customerPage({ ...late, state: 'past-due', nextBillOn: '2026-12-01', bills: [{ ...bill, tries }] });
  expect(await screen.findByText('Visa ending in 4242, expires 12/34. It is not charged again.')).toBeVisible();
  expect(screen.queryByText('Next bill')).toBeNull();
});

it('explains why the card form is missing, and can remove the card', async () => {
  playedStripe('blocked');
  const { user, calls } = await customerPage(withVisa);
  await user.click(await screen.findByRole('button', { name: 'Use another card' }));
  expect(await screen.findByText('The card form could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove the card' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove it' }));
  await waitFor(() => expect(calls.callsOf(removeMyCard)).toEqual([{ token: TOKEN }]));
});

it('lets a member confirm a charge for the bank, with the consequences otherwise', async () => {
  const stripe = playedStripe([{}]);
  const { user } = await customerPage(declined('authentication_required'));
  expect(
    await screen.findByText(/could not be charged on Jun 1, 2026: the bank wants you to confirm it/),
  ).toBeVisible();
  expect(screen.getByText(/the agreement ends on Jul \d+, 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm the payment' }));
  expect(await screen.findByText('Stripe received it')).toBeVisible();
  expect(stripe.confirmed).toEqual(['payment']);
});

it('asks for no card if the company takes none', async () => {
  await customerPage(member, false);
  expect(await screen.findByText('You are a member')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a card' })).toBeNull();
});

it('takes a card through a card-only link, and refreshes until it is there', async () => {
  playedStripe([{}]);
  let standing = paymentStanding(member);
  const calls = answerCalls([
    answering(readCardPage, () => ({
      company: printedCompany(company),
      timeZone: company.timeZone,
      planName: 'Comfort Plus',
      number: 'S26-K7M3Q',
      price: '$19.00 a month',
      currency: 'USD' as const,
      payment: standing,
      takesCards: true,
    })),
    answering(startCardSetup, () => ({ setupId: 'setup-1', consentText: CONSENT, fields: FIELDS })),
    answering(consentToCharges, () => ({})),
  ]);
  const { user } = renderVisitor(`/service-agreement/${TOKEN}/card`);
  await user.click(await screen.findByRole('button', { name: 'Add a card' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Comfort Plus' })).toBeVisible();
  const save = await screen.findByRole('button', { name: 'Save card' });
  await waitFor(() => expect(save).toBeEnabled());
  standing = paymentStanding(withVisa);
  await user.click(save);
  expect(await screen.findByText(/Visa ending in 4242/)).toBeVisible();
  expect(calls.callsOf(readCardPage).length).toBeGreaterThan(1);
});

it('lets the office request a card, turn off autopay and extend time, without seeing a number', async () => {
  const calls = answerCalls([
    answering(manageCard, ({ action }) => ({ to: action === 'send-link' ? 'ada@example.com' : '' })),
    answering(changeAgreement, () => ({ refundCents: 0, creditNotes: [], creditFault: '' })),
  ]);
  const { user } = await renderApp({
    routes: [...serviceAgreementRoutes, ...serviceAgreementLinkRoutes],
    path: '/service-agreement/member/view',
    role: 'manager',
    records: { agreements: [declined('insufficient_funds')] },
    now: '2026-06-02T15:00:00.000Z',
    features: { serviceagreement: true },
  });
  expect(await screen.findByText('Visa ending in 4242, expires 12/34')).toBeVisible();
  expect(screen.getByText(/It will be tried again on Jun 5, 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Request another card' }));
  expect(await screen.findByText('A link to enter a card was sent to ada@example.com.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Turn off automatic payment' }));
  await user.click(screen.getByRole('button', { name: 'Extend the deadline…' }));
  await user.click(await screen.findByRole('button', { name: 'Extend' }));
  await waitFor(() =>
    expect(calls.callsOf(changeAgreement)).toMatchObject([
      { change: { kind: 'autopay', isOn: false } },
      { change: { kind: 'give-time', until: '2026-06-16' } },
    ]),
  );
});

it('a member who has canceled reads that nothing more is charged, and is not asked for another card', async () => {
  await customerPage({ ...withVisa, cancelsOn: '2026-07-01', cancelReceipt: 'X26-1', nextBillOn: '' });
  expect(await screen.findByText('Visa ending in 4242. Nothing more is charged.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use another card' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
});

it('a member reads that bills and visits could not be loaded, and loads them again', async () => {
  const { user } = await customerPage({ ...buildMember(), state: 'past-due' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Your bills and planned visits could not be loaded')).toBeVisible();
  const bill = { kind: 'invoice' as const, id: 'i1', title: 'Invoice INV-7', details: 'Open', amountText: '$19.00' };
  const papers = [{ ...bill, isOpen: true }];
  answerCalls([
    answering(readMyAgreement, () => ({ papers, payments: [], bookingPath: '', canBook: false, services: [] })),
  ]);
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'See and pay the bill' })).toBeVisible();
  expect(screen.queryByText('Your bills and planned visits could not be loaded')).toBeNull();
});
