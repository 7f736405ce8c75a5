import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isServerSilent } from '@/data/connection';
import { openDoorBill, sendFromDoor, type DoorBill } from '@/domain/payment/doorApi';
import { recordConsent } from '@/domain/message/api';
import { askAdmins } from '@/domain/team/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildLine } from '@/testing/factories/billing';
import { PAYING } from '@/testing/factories/company';
import { buildCustomer } from '@/testing/factories/customer';
import { buildJob } from '@/testing/factories/job';
import { buildTechnician } from '@/testing/factories/technician';
import { renderApp } from '@/testing/renderApp';
import { jobsRoutes } from '../routes';

const NOW = '2026-01-12T16:30:00.000Z';
const TAKEN = 'companies/company-1/doorPayments';
const BILL: DoorBill = {
  state: 'preview',
  fault: '',
  invoiceId: '',
  number: '',
  currency: 'USD',
  lines: [{ name: 'Capacitor', amountCents: 28_567 }],
  taxCents: 2_356,
  totalCents: 30_923,
  dueCents: 30_923,
  token: '',
  takesCards: true,
  phone: '(828) 555-0134',
  email: 'ada@example.com',
  payments: [],
};
const technicianIds = ['me'];
const technicians = [buildTechnician({ id: 'me', linkedUid: 'user-1' })];
const job = buildJob({ id: 'job-1', progress: 'in-progress', technicianIds });

const open = (extra: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: jobsRoutes,
    path: '/jobs/job-1',
    now: NOW,
    company: PAYING,
    role: 'technician',
    features: { jobs: true, customers: true, invoices: true },
    user: { rights: { collects: true } },
    records: { jobs: [job], technicians, customers: [buildCustomer({ id: 'customer-1' })] },
    ...extra,
  });

it('goes from “Finish” to cash and receipt in five taps', async () => {
  const calls = answerCalls([
    answering(openDoorBill, () => BILL),
    answering(sendFromDoor, () => ({ to: 'ada@example.com' })),
  ]);
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', { name: 'Finish job' }));
  expect(await screen.findByRole('heading', { name: 'Collect payment', level: 1 })).toBeVisible();
  expect(await screen.findByText(/There is no “after” photo/)).toBeVisible();
  expect(await screen.findByText('$309.23')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Cash' }));
  await user.click(await screen.findByRole('button', { name: 'I have the cash' }));
  expect(await screen.findByText('$309.23 cash is written down')).toBeVisible();
  const [taken] = await store.query(TAKEN, { limit: 10 });
  expect(taken?.data).toMatchObject({ jobId: 'job-1', amountCents: 30_923, method: 'cash', state: '', takenAt: NOW });

  // The record the server writes.
  await store.commit([
    {
      path: TAKEN,
      id: taken?.id ?? '',
      kind: 'update',
      data: { state: 'entered', invoiceId: 'i1', invoiceNumber: 'INV-7' },
    },
  ]);
  expect(await screen.findByText('$309.23 cash is on invoice INV-7')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'E-mail the receipt' }));
  await waitFor(() =>
    expect(calls.callsOf(sendFromDoor)).toMatchObject([
      { kind: 'receipt', subjectId: taken?.id, channel: 'email', to: 'ada@example.com' },
    ]),
  );
});

it('fills in the amount when the bill arrives after “Cash” was opened', async () => {
  let arrive = (_bill: DoorBill): void => undefined;
  const coming = new Promise<DoorBill>((resolve) => (arrive = resolve));
  answerCalls([answering(openDoorBill, () => coming)]);
  const { user } = await open({ path: '/jobs/job-1/collect' });
  await user.click(await screen.findByRole('button', { name: 'Cash' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take cash' }));
  expect(dialog.getByLabelText(/Amount/)).toHaveValue('');
  arrive(BILL);
  await waitFor(() => expect(dialog.getByLabelText(/Amount/)).toHaveValue('$309.23'));
});

it('offers only the rest after a payment was recorded', async () => {
  answerCalls([answering(openDoorBill, () => BILL)]);
  const { user } = await open({ path: '/jobs/job-1/collect' });
  await screen.findByText('$309.23');
  await user.click(screen.getByRole('button', { name: 'Cash' }));
  const amount = within(await screen.findByRole('dialog', { name: 'Take cash' })).getByLabelText(/Amount/);
  await user.clear(amount);
  await user.type(amount, '100');
  await user.click(screen.getByRole('button', { name: 'I have the cash' }));
  expect(await screen.findByText(/\$100\.00 is written down already/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take a check' }));
  expect(dialog.getByLabelText(/Amount/)).toHaveValue('$209.23');
});

it('keeps a check’s entries and photo when the camera closes the page', async () => {
  answerCalls([answering(openDoorBill, () => BILL)]);
  const { user, store } = await open({ path: '/jobs/job-1/collect' });
  await screen.findByText('$309.23');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const dialog = await screen.findByRole('dialog', { name: 'Take a check' });
  await user.type(within(dialog).getByLabelText('Check number'), '1042');
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"][capture]');
  if (!input) throw new Error('No camera in the dialog');
  await userEvent.upload(input, new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg', { type: 'image/jpeg' }));
  expect(await within(dialog).findByText('The photo is kept with the payment.')).toBeVisible();
  // A photo of a check is neither "before" nor "after".
  expect(within(dialog).queryByRole('radiogroup', { name: 'What the next photo shows' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const again = within(await screen.findByRole('dialog', { name: 'Take a check' }));
  expect(again.getByLabelText('Check number')).toHaveValue('1042');
  expect(again.getByText('The photo is kept with the payment.')).toBeVisible();
  await user.click(again.getByRole('button', { name: 'I have the check' }));
  await screen.findByText('$309.23 check is written down');
  const [taken] = await store.query(TAKEN, { limit: 10 });
  const [photo] = await store.query('companies/company-1/photos', { limit: 10 });
  expect(taken?.data).toMatchObject({ reference: '1042' });
  expect(photo?.data).toMatchObject({ subjectKind: 'doorPayment', subjectId: taken?.id });
});

it('records text consent when a text was to be sent without it', async () => {
  const bill: DoorBill = { ...BILL, state: 'open', invoiceId: 'i1', number: 'INV-7', token: 'a'.repeat(22) };
  const calls = answerCalls([
    answering(openDoorBill, () => bill),
    answering(recordConsent, () => ({})),
    answering(sendFromDoor, () => ({ to: '(828) 555-0134' })),
  ]);
  const customer = buildCustomer({ id: 'customer-1', phone: '(828) 555-0134' });
  const { user } = await open({
    path: '/jobs/job-1/collect',
    records: { jobs: [job], technicians, customers: [customer] },
  });
  await user.click(await screen.findByRole('button', { name: 'Their phone' }));
  await user.click(await screen.findByRole('button', { name: 'Text the link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record consent to text messages' }));
  expect(calls.callsOf(sendFromDoor)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Record' }));
  // On site and on this job: otherwise the server accepts no consent from a technician.
  await waitFor(() =>
    expect(calls.callsOf(recordConsent)).toMatchObject([
      { customerId: 'customer-1', state: 'yes', source: 'in-person', jobId: 'job-1' },
    ]),
  );
});

it('counts a photo taken here as an “after” photo, even once billed', async () => {
  answerCalls([answering(openDoorBill, () => BILL)]);
  const invoiced = buildJob({ id: 'job-1', progress: 'invoiced', technicianIds });
  const customers = [buildCustomer({ id: 'customer-1' })];
  await open({ path: '/jobs/job-1/collect', records: { jobs: [invoiced], technicians, customers } });
  expect(await screen.findByText(/There is no “after” photo/)).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type="file"][capture]');
  if (!input) throw new Error('No camera on the page');
  await userEvent.upload(input, new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(screen.queryByText(/There is no “after” photo/)).not.toBeInTheDocument());
});

it('lets the customer sign after a payment closed the job', async () => {
  answerCalls([answering(openDoorBill, () => ({ ...BILL, state: 'paid' as const, dueCents: 0 }))]);
  const closed = buildJob({ id: 'job-1', progress: 'closed', technicianIds });
  const customers = [buildCustomer({ id: 'customer-1' })];
  await open({ path: '/jobs/job-1/collect', records: { jobs: [closed], technicians, customers } });
  expect(await screen.findByText(/The customer has not signed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Customer signs' })).toBeVisible();
});

it('shows the payment page’s QR code, issued once on the tap', async () => {
  const calls = answerCalls([
    answering(openDoorBill, ({ isFinal }) =>
      isFinal ? { ...BILL, state: 'open' as const, invoiceId: 'i1', number: 'INV-7', token: 'a'.repeat(22) } : BILL,
    ),
  ]);
  const { user } = await open({ path: '/jobs/job-1/collect' });
  await user.click(await screen.findByRole('button', { name: 'Their phone' }));
  expect(await screen.findByLabelText('Link to pay invoice INV-7')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Text the link' })).toBeEnabled();
  expect(calls.callsOf(openDoorBill).filter((asked) => (asked as { isFinal: boolean }).isFinal)).toHaveLength(1);
});

it.each([
  ['without a connection', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['where the server does not answer', () => isServerSilent.set(true)],
])('keeps a payment taken %s, and says so', async (_, cutOff) => {
  onTestFinished(() => isServerSilent.set(false));
  cutOff();
  const workLines = [buildLine({ name: 'Capacitor', quantityE4: 20_000, unitPriceCents: 9_050 })];
  const jobWork = [{ id: 'job-1', jobId: 'job-1', customerId: 'customer-1', workLines }];
  const customers = [buildCustomer({ id: 'customer-1' })];
  const { user } = await open({
    path: '/jobs/job-1/collect',
    records: { jobs: [job], technicians, customers, jobWork },
  });
  expect(await screen.findByText('No connection')).toBeVisible();
  expect(await screen.findByText(/Work and parts come to \$181\.00 before discounts and tax/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Card' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const dialog = await screen.findByRole('dialog', { name: 'Take a check' });
  await user.type(within(dialog).getByLabelText(/Amount/), '120');
  await user.click(within(dialog).getByRole('button', { name: 'I have the check' }));
  expect(await screen.findByText(/Saved on this phone/)).toBeVisible();
});

it('is unavailable without permission, and says whom to ask', async () => {
  const { callsOf } = answerCalls([answering(askAdmins, () => ({ told: 1 }))]);
  const { user } = await open({ path: '/jobs/job-1/collect', user: {} });
  expect(await screen.findByText('You cannot collect payments')).toBeVisible();
  expect(screen.getByText(/Ask an admin of your company/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask your admins' }));
  expect(await screen.findByText('Your admins have an e-mail about it.')).toBeVisible();
  expect(callsOf(askAdmins)).toEqual([{ ask: 'collect' }]);
});

it('links to work without a price, and shows no amount until then', async () => {
  const unpriced = {
    ...BILL,
    fault: '“No heat” has no price yet.',
    lines: [],
    taxCents: 0,
    totalCents: 0,
    dueCents: 0,
  };
  answerCalls([answering(openDoorBill, () => unpriced)]);
  const { user, router } = await open({ path: '/jobs/job-1/collect' });
  expect(await screen.findByText(/has no price yet/)).toBeVisible();
  expect(screen.queryByText('$0.00')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Open the job' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/job-1'));
});
