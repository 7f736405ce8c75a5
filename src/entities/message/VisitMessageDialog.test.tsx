import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CompanyFields } from '@/domain/company/schema';
import { recordConsent, sendVisitMessage } from '@/domain/message/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { PAYING } from '@/testing/factories/company';
import { buildCustomer } from '@/testing/factories/customer';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { renderApp } from '@/testing/renderApp';
import { MessageCustomer } from './MessageCustomer';
import { TextMessagesSection } from './TextMessagesSection';

const visit = buildVisit({ id: 'visit-1', customerId: 'ada' });
const ada = buildCustomer({ id: 'ada', email: 'ada@example.com' });
const said = (id: string, state: 'yes' | 'no', source: string, at: string) => ({
  id,
  phone: '+18285550134',
  customerId: 'ada',
  channel: 'sms',
  purpose: 'transactional',
  state,
  source,
  wording: '',
  evidence: source === 'text' ? 'Stop!' : '',
  at,
  by: source === 'text' ? 'customer' : 'user-1',
});
const agreed = said('c1', 'yes', 'phone', '2026-01-02T15:00:00.000Z');
const open = (consents: ReturnType<typeof said>[], customer = ada, company: Partial<CompanyFields> = PAYING) =>
  renderApp({
    routes: [
      {
        path: '/settings',
        Page: () => (
          <>
            <MessageCustomer visit={visit} />
            <TextMessagesSection customer={ada} />
          </>
        ),
        handle: { title: 'Messages' },
      },
    ],
    path: '/settings',
    role: 'office',
    // The day before the visit, 10 AM in New York.
    now: '2026-01-11T15:00:00.000Z',
    company: { timeZone: 'America/New_York', ...company },
    records: { customers: [customer], technicians: [buildTechnician({ id: 'technician-1' })], consents },
  });

it('previews the message for a customer who agreed, and sends it', async () => {
  const { callsOf } = answerCalls([answering(sendVisitMessage, () => ({ to: '(828) 555-0134' }))]);
  const { user } = await open([agreed]);
  await user.click(await screen.findByRole('button', { name: 'Message customer…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message Ada Lovelace' }));
  const preview = await dialog.findByRole('region', { name: 'Preview of the text message' });
  expect(preview).toHaveTextContent(
    /Hi Ada, .* will come tomorrow, Jan 12, during the day\..*Reply C to confirm, STOP to opt out\./,
  );
  expect(preview).toHaveTextContent(/Counts as 1 text message /);
  expect(dialog.getByText('(828) 555-0134')).toBeVisible();
  await user.click(dialog.getByText('Running late'));
  expect(dialog.getByText('This visit is not today.')).toBeVisible();
  await user.click(dialog.getByText('Reminder'));
  await user.click(await dialog.findByText('Don’t send'));
  expect(dialog.getByText('Nothing is sent. Ada Lovelace is not told.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  await user.click(dialog.getByText('Text message'));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent to (828) 555-0134.')).toBeVisible();
  expect(callsOf(sendVisitMessage)).toMatchObject([{ visitId: 'visit-1', kind: 'reminder', channel: 'sms' }]);
});

it('explains why nothing can be sent if neither texts nor e-mail are allowed', async () => {
  const { user } = await open(
    [said('c1', 'no', 'text', '2026-01-02T15:00:00.000Z')],
    buildCustomer({ id: 'ada', email: 'ada@example.com', consent: { ...ada.consent, email: 'no' } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Message customer…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message Ada Lovelace' }));
  expect(await dialog.findByText('No message can go out')).toBeVisible();
  expect(dialog.getByText(/The customer does not want e-mail\./)).toBeVisible();
});

it('lets the user record consent where nothing can be sent', async () => {
  const { user } = await open([], buildCustomer({ id: 'ada', phone: ada.phone, email: '' }));
  await user.click(await screen.findByRole('button', { name: 'Message customer…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message Ada Lovelace' }));
  expect(await dialog.findByText('No message can go out')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Record consent…' }));
  expect(await screen.findByRole('dialog', { name: 'Record consent to text messages' })).toBeVisible();
});

it('offers e-mail without text consent, and records the customer’s answer', async () => {
  const { callsOf } = answerCalls([answering(recordConsent, () => ({}))]);
  const { user } = await open([]);
  await user.click(await screen.findByRole('button', { name: 'Message customer…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message Ada Lovelace' }));
  expect(await dialog.findByRole('region', { name: 'Preview of the e-mail' })).toHaveTextContent('Reminder:');
  // It goes to the customer's own address, so the sender needn't be told that other addresses are blocked before the first payment.
  expect(dialog.queryByText(/first payment/)).not.toBeInTheDocument();
  await user.click(dialog.getByText('Text message'));
  expect(dialog.getByText(/has not agreed to text messages yet/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Record consent…' }));
  const asking = within(await screen.findByRole('dialog', { name: 'Record consent to text messages' }));
  expect(asking.getByText(/Reply STOP at any time to opt out/)).toBeVisible();
  await user.click(asking.getByRole('button', { name: 'Record' }));
  expect(callsOf(recordConsent)).toEqual([
    { customerId: 'ada', isForReviews: false, state: 'yes', source: 'phone', note: '', jobId: '' },
  ]);
});

it('explains up front that a company that hasn’t paid yet may only text customers who agreed themselves', async () => {
  for (const consents of [[], [agreed]]) {
    const { user, unmount } = await open(consents, ada, {});
    await user.click(await screen.findByRole('button', { name: 'Message customer…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message Ada Lovelace' }));
    await user.click(await dialog.findByText('Text message'));
    expect(await dialog.findByText(/Until your company has paid for the first time/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Record consent…' })).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    unmount();
  }
});

it('shows a customer’s STOP, and does not offer to record consent', async () => {
  await open([agreed, said('c2', 'no', 'text', '2026-01-03T15:00:00.000Z')]);
  const section = within(await screen.findByRole('region', { name: 'Text messages' }));
  expect(await section.findByText('Opted out by text')).toBeVisible();
  expect(section.getByText('“Stop!”')).toBeVisible();
  expect(section.queryByRole('button', { name: 'Record consent…' })).not.toBeInTheDocument();
});

it('attributes consent from a form to the customer, not a colleague', async () => {
  await open([{ ...said('c1', 'yes', 'form', '2026-01-02T15:00:00.000Z'), by: 'customer' }]);
  const texts = within(await screen.findByRole('region', { name: 'Text messages' }));
  expect(await texts.findByText(/on the website form|form/i)).toBeInTheDocument();
  expect(texts.queryByText(/recorded by|colleague/)).not.toBeInTheDocument();
});

it('says up front that nothing can be sent offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = await open([agreed]);
  await user.click(await screen.findByRole('button', { name: 'Message customer…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message Ada Lovelace' }));
  expect(await dialog.findByText('No connection')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
});
