import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { watchPublicDocument } from '@/data/publicDocuments';
import { answerAgreement, cancelMyAgreement, pauseMyAgreement } from '@/domain/agreement/record/api';
import type { Agreement } from '@/domain/agreement/record/schema';
import { takenOver } from '@/domain/agreement/record/transfer';
import { billingSettingsSchema } from '@/domain/billing/settings';
import { companySchema } from '@/domain/company/schema';
import { openPortalPaper, readMyAgreement } from '@/domain/portal/api';
import { recordView } from '@/domain/public-document/api';
import { agreementFace } from '@/domain/public-document/faces/agreement';
import type { PublicDocument } from '@/domain/public-document/schema';
import type { Stored } from '@/domain/record/schema';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildAgreement, buildTransfer, buildMember } from '@/testing/factories/agreement';
import { buildCustomer } from '@/testing/factories/customer';
import { renderApp } from '@/testing/renderApp';
import { renderVisitor } from '@/testing/renderVisitor';
import { serviceAgreementLinkRoutes, serviceAgreementRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './AgreementViewPage';
import './AgreementCustomerPage';
import './AgreementDetailsPage';
import '../components/ShowAgreement';

const NO_OFFERS = { canBook: false, services: [] };
const TOKEN = 'Ab3-_Ab3-_Ab3-_Ab3-_Ab';
const AT = '2026-03-01T15:00:00.000Z';
const draft = buildAgreement({ id: 'draft', customerId: 'ada', propertyId: 'house' });
const running = buildMember();

describe('the customer’s agreement page', () => {
  const company = companySchema.parse({ name: 'Lovelace Heating', ownerId: 'o', timeZone: 'America/Chicago' });
  const unread = (): never => {
    throw new Error('Not read for an agreement');
  };
  const faceOf = async (agreement: Stored<Agreement>): Promise<PublicDocument> =>
    agreementFace.show(
      { companyId: 'c1', id: agreement.id, sharedAt: AT, now: AT },
      {
        record: (schema) => schema.parse(agreement),
        company: () => Promise.resolve({ company, settings: billingSettingsSchema.parse({}) }),
        takesCards: () => Promise.resolve(true),
        changedAt: () => AT,
        photos: unread,
        findings: unread,
        people: unread,
        estimate: unread,
        invoice: unread,
        report: unread,
      },
    );
  const share = async (agreement: Stored<Agreement>) => {
    const face = await faceOf(agreement);
    vi.mocked(watchPublicDocument).mockImplementation((_token, onNext) => {
      onNext(face);
      return () => undefined;
    });
  };
  const show = async (agreement: Stored<Agreement>) => {
    await share(agreement);
    return renderVisitor(`/service-agreement/${TOKEN}/view`);
  };

  it('is signed on a technician’s device, and returned', async () => {
    const calls = answerCalls([answering(answerAgreement, () => ({ state: 'active' }))]);
    const offered = { ...draft, state: 'offered' as const, token: TOKEN };
    await share(offered);
    const { user } = await renderApp({
      routes: [...serviceAgreementRoutes, ...serviceAgreementLinkRoutes],
      path: '/service-agreement/draft/view',
      role: 'technician',
      records: { agreements: [offered], customers: [buildCustomer({ id: 'ada' })] },
      now: AT,
      features: { serviceagreement: true, customers: true },
    });
    expect(await screen.findByRole('article', { name: /^Service agreement/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show to customer' }));
    const page = await screen.findByRole('dialog');
    await user.click(await within(page).findByText('Type'));
    await user.type(within(page).getByLabelText(/Your name/), 'Ada Lovelace');
    await user.click(within(page).getByRole('button', { name: 'Sign for $19.00 a month' }));
    expect(calls.callsOf(answerAgreement)).toMatchObject([{ token: TOKEN, answer: { kind: 'accept' } }]);
    await user.click(within(page).getByRole('button', { name: 'Hand back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('requires separate consent to a renewal before signing', async () => {
    const calls = answerCalls([
      answering(recordView, () => ({})),
      answering(answerAgreement, () => ({ state: 'active' })),
    ]);
    const { user } = await show({ ...draft, state: 'offered', plan: { ...draft.plan, renewal: 'automatic' } });
    expect(await screen.findByText('10% off material')).toBeVisible();
    await user.type(screen.getByLabelText(/^Your name/), 'Ada Lovelace');
    await user.click(screen.getByRole('button', { name: 'Sign for $19.00 a month' }));
    expect(await screen.findByText('Check this box to agree to the renewal')).toBeVisible();
    expect(calls.callsOf(answerAgreement)).toEqual([]);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Sign for $19.00 a month' }));
    expect(calls.callsOf(answerAgreement)).toMatchObject([
      { token: TOKEN, answer: { kind: 'accept', agreesToRenewal: true, signature: { name: 'Ada Lovelace' } } },
    ]);
  });

  const paper = (id: string, title: string, isOpen: boolean) =>
    ({ kind: 'invoice', id, title, details: '', amountText: '$19.00', isOpen }) as const;

  it('shows visits, bills and payments, and a link to book a due visit', async () => {
    const calls = answerCalls([
      answering(recordView, () => ({})),
      answering(readMyAgreement, () => ({
        papers: [paper('i1', 'Invoice INV-7', false), paper('i2', 'Invoice INV-8', true)],
        payments: [{ on: 'Mar 2, 2026', amountText: '$19.00', details: 'Card' }],
        bookingPath: '/site/c1/book',
        ...NO_OFFERS,
      })),
      answering(openPortalPaper, () => ({ token: 'B'.repeat(22) })),
    ]);
    const due = running.visits.map((visit) => ({ ...visit, dueFrom: '2026-01-01' }));
    const { user } = await show({ ...running, visits: due });
    expect(await screen.findByRole('link', { name: 'Book the visit' })).toHaveAttribute('href', '/site/c1/book');
    expect(screen.getByRole('region', { name: 'Your payments' })).toHaveTextContent('$19.00, Mar 2, 2026');
    expect(screen.getByRole('button', { name: 'Pay Invoice INV-8' })).toHaveTextContent('Pay');
    await user.click(screen.getByRole('button', { name: 'View Invoice INV-7' }));
    expect(calls.callsOf(openPortalPaper)).toEqual([{ token: TOKEN, kind: 'invoice', id: 'i1' }]);
  });

  it('shows member prices of services with the reason, and links to book each', async () => {
    const tuneUp = {
      ...{ id: 'tune', name: 'Duct cleaning', priceText: '$212.50', usualText: '$250.00' },
      ...{ why: '15% off, Comfort Plus: member price', bookingPath: '/public-website/c1/book?service=tune' },
    };
    const answers = { papers: [], payments: [], bookingPath: '/public-website/c1/book', canBook: true };
    answerCalls([
      answering(recordView, () => ({})),
      answering(readMyAgreement, () => ({ ...answers, services: [tuneUp] })),
    ]);
    await show(running);
    const services = await screen.findByRole('list', { name: 'Services at your price' });
    expect(services).toHaveTextContent('From $212.50 instead of $250.00. 15% off, Comfort Plus: member price');
    expect(within(services).getByRole('link', { name: 'Book Duct cleaning' })).toHaveAttribute(
      'href',
      tuneUp.bookingPath,
    );
    expect(screen.getByRole('link', { name: 'Book a visit' })).toHaveAttribute('href', answers.bookingPath);
  });

  it('links a member with an open bill to request a visit, without promising member prices', async () => {
    answerCalls([
      answering(recordView, () => ({})),
      answering(readMyAgreement, () => ({
        papers: [],
        payments: [],
        bookingPath: '/leads/new?company=c1',
        ...NO_OFFERS,
      })),
    ]);
    await show({ ...running, state: 'past-due' });
    const asked = await screen.findByRole('link', { name: 'Ask for a visit' });
    expect(asked).toHaveAttribute('href', '/leads/new?company=c1');
    expect(screen.getByRole('region', { name: 'Need something else?' })).not.toHaveTextContent('member price');
  });

  it('does not mention an unpaid bill to a sold house’s previous owner', async () => {
    answerCalls([
      answering(recordView, () => ({})),
      answering(readMyAgreement, () => ({ papers: [], payments: [], bookingPath: '', ...NO_OFFERS })),
    ]);
    const buyer = buildAgreement({ id: 'buyer', state: 'offered', number: 'S26-BUYER' });
    const transfer = buildTransfer({ on: '2026-03-01' });
    const { consent } = running;
    if (!consent) throw new Error('It was agreed to');
    const act = { today: '2026-03-01', now: AT, by: '' };
    const { from } = takenOver({ from: running, to: { ...buyer, transfer } }, consent, act);
    await show({ ...running, ...from });
    expect(await screen.findByText('This agreement has ended')).toBeVisible();
    expect(screen.queryByText(/unpaid/)).toBeNull();
    // It no longer promises anything, either.
    expect(screen.queryByText('As a member you get')).toBeNull();
    expect(screen.getByRole('region', { name: 'What it cost' })).not.toHaveTextContent('At the end of the term');
  });

  it('tells a new owner what is prepaid until when, and which visits are left', async () => {
    answerCalls([answering(recordView, () => ({}))]);
    const transfer = buildTransfer({ on: '2026-03-01', endsOn: '2027-01-15', billedUntil: '2026-03-15' });
    const [visit] = running.visits.slice(-1);
    if (!visit) throw new Error('There are visits');
    const offer = buildAgreement({ state: 'offered', startsOn: '2026-03-01', visits: [visit], transfer });
    await show(offer);
    const costs = await screen.findByRole('region', { name: 'What it costs' });
    expect(costs).toHaveTextContent('Paid untilMar 14, 2026, by the earlier owner');
    expect(costs).toHaveTextContent('TermUntil Jan 14, 2027');
    const left = screen.getByRole('region', { name: 'Visits that are left' });
    expect(within(left).getAllByRole('listitem')).toHaveLength(1);
  });

  it('tells a new owner the price for the rest of the period', async () => {
    answerCalls([answering(recordView, () => ({}))]);
    const transfer = buildTransfer({ on: '2026-03-01', unused: 'refunded', billedUntil: '2026-03-15', restCents: 850 });
    await show(buildAgreement({ state: 'offered', startsOn: '2026-03-01', transfer }));
    expect(await screen.findByRole('region', { name: 'What it costs' })).toHaveTextContent(
      'First bill$8.50 before tax, for Mar 1, 2026 to Mar 14, 2026',
    );
  });

  it('announces a known price change with its date and tax', async () => {
    answerCalls([
      answering(recordView, () => ({})),
      answering(readMyAgreement, () => ({ papers: [], payments: [], bookingPath: '', ...NO_OFFERS })),
    ]);
    const { plan, units, interval } = running;
    const nextTerms = {
      plan,
      units,
      interval,
      planId: 'plus',
      planVersion: 2,
      migrationId: '',
      priceCents: 2_100,
      on: '2026-07-01',
    };
    await show({ ...running, nextTerms });
    expect(await screen.findByText('The price changes on Jul 1, 2026')).toBeVisible();
    expect(screen.getByText('From then on it is $21.00 a month, with tax.')).toBeVisible();
  });

  it('asks for no card and mentions no renewal once canceled', async () => {
    answerCalls([
      answering(recordView, () => ({})),
      answering(readMyAgreement, () => ({ papers: [], payments: [], bookingPath: '', ...NO_OFFERS })),
    ]);
    const plan = { ...running.plan, renewal: 'automatic' as const };
    await show({ ...running, plan, cancelsOn: '2026-05-01', cancelReceipt: 'X26-K7M3Q' });
    expect(await screen.findByText('Canceled. Receipt X26-K7M3Q')).toBeVisible();
    const costs = screen.getByRole('region', { name: 'What it costs' });
    expect(costs).toHaveTextContent('TermUntil Apr 30, 2026');
    expect(costs).not.toHaveTextContent('Renews automatically');
    expect(screen.queryByText('How you pay')).toBeNull();
  });

  it('cancels in two steps, with a receipt', async () => {
    answerCalls([
      answering(recordView, () => ({})),
      answering(cancelMyAgreement, () => ({ receipt: 'X26-K7M3Q', cancelsOn: '2026-05-01' })),
      answering(readMyAgreement, () => ({ papers: [], payments: [], bookingPath: '', ...NO_OFFERS })),
    ]);
    const { user } = await show(running);
    await user.click(await screen.findByRole('button', { name: 'Cancel my agreement' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel now' }));
    expect(await screen.findByText(/Receipt X26-K7M3Q\./)).toBeVisible();
  });

  it('pauses if the plan allows, after explaining the effect, and can be resumed', async () => {
    const calls = answerCalls([
      answering(recordView, () => ({})),
      answering(pauseMyAgreement, () => ({ state: 'paused', resumesOn: '2026-06-12' })),
      answering(readMyAgreement, () => ({ papers: [], payments: [], bookingPath: '', ...NO_OFFERS })),
    ]);
    const plan = { ...running.plan, pauseMonths: 3 };
    const { user, unmount } = await show({ ...running, plan });
    await user.click(await screen.findByRole('button', { name: 'Pause my agreement' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pause my agreement' });
    expect(within(dialog).getByText(/nothing is billed and no visit becomes due/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: /^Pause until/ }));
    expect(calls.callsOf(pauseMyAgreement)).toEqual([{ token: TOKEN, change: { kind: 'pause', months: 1 } }]);
    unmount();
    await show({ ...running, plan, state: 'paused', pausedOn: '2026-04-12', resumesOn: '2026-06-12' });
    expect(await screen.findByText('Paused since Apr 12, 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resume now' }));
    expect(calls.callsOf(pauseMyAgreement)).toHaveLength(2);
  });

  it('lists member prices of items, and opens an unpaid bill first', async () => {
    const bill = { kind: 'invoice' as const, id: 'i1', title: 'Invoice INV-7', details: 'Open', amountText: '$19.00' };
    const calls = answerCalls([
      answering(recordView, () => ({})),
      answering(readMyAgreement, () => ({
        papers: [{ ...bill, isOpen: true }],
        payments: [],
        bookingPath: '',
        ...NO_OFFERS,
      })),
      answering(openPortalPaper, () => ({ token: 'B'.repeat(22) })),
    ]);
    const itemPrices = [{ id: 'p', itemId: 'filter', name: 'Filter 16 × 25', unitPriceCents: 1_900 }];
    const { user } = await show({ ...running, state: 'past-due', plan: { ...running.plan, itemPrices } });
    const list = await screen.findByRole('region', { name: 'Member price list' });
    expect(list).toHaveTextContent('Filter 16 × 25$19.00');
    expect(list).toHaveTextContent('On hold until the open bill is paid.');
    expect(screen.queryByRole('button', { name: 'Pause my agreement' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'See and pay the bill' }));
    expect(calls.callsOf(openPortalPaper)).toEqual([{ token: TOKEN, kind: 'invoice', id: 'i1' }]);
  });
});
