import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readLeadForm, sendLead } from '@/domain/lead/api';
import { ANGI_MAIL } from '@/domain/lead/mail/fixtures';
import { DEFAULT_LEAD_SETTINGS, LEAD_SETTINGS_ID } from '@/domain/lead/settings';
import { AppError } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildLead } from '@/testing/factories/lead';
import { renderApp } from '@/testing/renderApp';
import { leadNewRoutes, leadsRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './LeadDetailsPage';
import './LeadImportPage';
import './LeadNewPage';
import './LeadsPage';

const ROUTES = [...leadNewRoutes, ...leadsRoutes];
const FEATURES = { leads: true, customers: true, jobs: true, estimates: true };
const NOW = '2026-07-06T15:00:00.000Z';
const [FIRST, SECOND] = [newId(), newId()];

const open = (
  path: string,
  leads: ReturnType<typeof buildLead>[] = [],
  role: 'admin' | 'office' | 'technician' = 'admin',
) => renderApp({ routes: ROUTES, path, features: FEATURES, role, now: NOW, records: { leads } });

describe('the lead list', () => {
  it('shows who is waiting and for how long, and finds leads by phone', async () => {
    const { user } = await open('/leads', [
      buildLead({ id: FIRST }),
      buildLead({ id: SECOND, firstName: 'Bo', lastName: 'Lost', phone: '', email: '', state: 'lost', isOpen: false }),
    ]);
    expect(await screen.findByText('Marta Ellison')).toBeInTheDocument();
    expect(screen.getByText(/waits 35 min/)).toBeInTheDocument();
    expect(screen.queryByText('Bo Lost')).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), '8285552142');
    expect(await screen.findByText('Marta Ellison')).toBeInTheDocument();
  });

  it('explains how to start when there are no leads at all', async () => {
    await open('/leads');
    expect(await screen.findByText('No leads yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your form’s link' })).toHaveAttribute('href', '/leads/settings');
  });

  it('has a board where a lead is moved by menu, with undo', async () => {
    const { user, workspace } = await open('/leads?show=board', [buildLead({ id: FIRST })]);
    const lane = within(await screen.findByRole('region', { name: /^New/ }));
    await user.click(await lane.findByRole('button', { name: 'Move Marta Ellison' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Qualified' }));
    const stored = async () => (await workspace.store.query('companies/company-1/leads', {}))[0]?.data;
    await waitFor(async () => expect(await stored()).toMatchObject({ state: 'qualified', isOpen: true }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await stored()).toMatchObject({ state: 'new' }));
  });

  it('closes several leads as spam, with undo', async () => {
    const bots = [FIRST, SECOND].map((id) => buildLead({ id, firstName: 'Bot' }));
    const { user, workspace } = await open('/leads', bots);
    const all = async () => (await workspace.store.query('companies/company-1/leads', {})).map(({ data }) => data);
    await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    await user.click(screen.getByRole('button', { name: 'Close as spam' }));
    expect(await screen.findByText('2 leads closed as spam.')).toBeInTheDocument();
    expect(await all()).toMatchObject(Array(2).fill({ state: 'lost', lostReason: 'Spam', isOpen: false }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await all()).toMatchObject(Array(2).fill({ state: 'new', isOpen: true })));
  });

  it('says how many of the selected leads would be closed as spam', async () => {
    const won = buildLead({ id: SECOND, firstName: 'Bot', state: 'won', isOpen: false });
    const { user } = await open('/leads?view=all', [buildLead({ id: FIRST }), won]);
    await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    expect(screen.getByText('2 leads selected')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close the 1 open lead as spam' })).toBeEnabled();
  });

  it('asks why a lead was lost', async () => {
    const { user, workspace } = await open('/leads?show=board', [buildLead({ id: FIRST })]);
    await user.click(await screen.findByRole('button', { name: 'Move Marta Ellison' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Lost' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    expect(dialog.getByText('Choose or enter a reason')).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Too expensive' }));
    await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    await waitFor(async () => {
      const [stored] = await workspace.store.query('companies/company-1/leads', {});
      expect(stored?.data).toMatchObject({ state: 'lost', lostReason: 'Too expensive', isOpen: false });
    });
  });
});

describe('a lead', () => {
  it('can be assigned with one tap to people with access, with undo', async () => {
    const { user, workspace } = await open(`/leads/${FIRST}/details`, [buildLead({ id: FIRST })]);
    await user.click(await screen.findByRole('combobox', { name: 'Assigned to' }));
    const [me] = await screen.findAllByRole('option');
    await user.click(me as HTMLElement);
    const stored = async () => (await workspace.store.query('companies/company-1/leads', {}))[0]?.data;
    await waitFor(async () => expect((await stored())?.['assignedTo']).not.toBe(''));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await stored())?.['assignedTo']).toBe(''));
  });

  it('shows the sender’s source name if it is not one of the company’s', async () => {
    await open(`/leads/${FIRST}/details`, [buildLead({ id: FIRST, channel: 'webhook', sourceText: 'Yelp Ads' })]);
    expect(await screen.findByText('Yelp Ads')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add it to them' })).toHaveAttribute('href', '/settings?tab=lead-sources');
  });

  it('warns before anyone calls about a double payment or a “do not service” customer', async () => {
    await open(`/leads/${SECOND}/details`, [
      buildLead({ id: FIRST, costCents: 6200 }),
      buildLead({
        id: SECOND,
        costCents: 4850,
        duplicateOfId: FIRST,
        isDuplicate: true,
        duplicateReason: 'Same phone number',
        isBlocked: true,
        knownCustomerId: 'c1',
        knownCustomerName: 'Marta E.',
      }),
    ]);
    expect(await screen.findByText('Paid twice: same phone number')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Evidence for the seller' })).toHaveAttribute(
      'href',
      `/leads/${SECOND}/evidence`,
    );
    expect(screen.getByText('Do not service')).toBeInTheDocument();
  });
});

it('parses a pasted lead e-mail for review, and saves it once with its receipt', async () => {
  const { user, workspace } = await open('/leads/import');
  const paste = async (): Promise<void> => {
    await user.click(await screen.findByRole('textbox', { name: 'Text of the e-mail' }));
    await user.paste(ANGI_MAIL);
  };
  await paste();
  expect(await screen.findByDisplayValue('Ellison')).toBeInTheDocument();
  // The missing lead source is pointed out before the lead is stored.
  expect(screen.getByRole('link', { name: /^Add Angi to your lead sources/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Create lead' }));
  await waitFor(async () => {
    const [receipt] = await workspace.store.query('companies/company-1/leadReceipts', {});
    expect(receipt?.data).toMatchObject({ seller: 'angi', costCents: 6200, original: ANGI_MAIL });
  });
  const leads = await workspace.store.query('companies/company-1/leads', {});
  expect(leads.map(({ data }) => data['channel'])).toEqual(['mail']);
});

it('shows the lead form only to the office', async () => {
  await open('/leads/new', [], 'technician');
  expect(await screen.findByText('You cannot add leads')).toBeInTheDocument();
  // There is no link to the list, which they may not see either.
  expect(screen.queryByRole('link', { name: 'Leads' })).not.toBeInTheDocument();
});

it('shows the office the form’s link, but leaves the settings to managers', async () => {
  await open('/leads/settings', [], 'office');
  expect(await screen.findByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  expect(screen.getByText('Managers change the form, the webhook and the answers.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Save|webhook/ })).not.toBeInTheDocument();
});

it('warns beside a new lead’s address that it is outside the service area', async () => {
  const settings = { ...DEFAULT_LEAD_SETTINGS, id: LEAD_SETTINGS_ID, serviceArea: '287*' };
  const { user } = await renderApp({
    routes: ROUTES,
    path: '/leads/new',
    features: FEATURES,
    role: 'office',
    now: NOW,
    records: { leadSettings: [settings] },
  });
  await user.click(await screen.findByRole('button', { name: 'Address' }));
  const zip = screen.getByLabelText('ZIP code');
  await user.type(zip, '90210');
  const notice = await screen.findByText('90210 is not one of your ZIP codes.');
  expect(zip.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.clear(zip);
  await user.type(zip, '28701');
  expect(screen.queryByText(/is not one of your ZIP codes/)).not.toBeInTheDocument();
});

describe('the public lead form', () => {
  const company = {
    name: 'Blue Ridge',
    phone: '(828) 555-0100',
    logoUrl: '',
    primaryColor: '#0b5d57',
    accentColor: '#f08c00',
  };
  const form = {
    company,
    text: '',
    services: ['Service call'],
    consentWording: 'May we text you?',
    serviceArea: '288*',
    ticket: 't',
  };

  it('requires a way to reply, renews an expired ticket, and confirms the request', async () => {
    const { callsOf } = answerCalls([
      answering(readLeadForm, () => ({ ...form, ticket: callsOf(sendLead).length === 0 ? 't' : 'fresh' })),
      answering(sendLead, ({ ticket }) => {
        if (ticket === 't') throw new AppError({ code: 'failed-precondition', userMessage: 'Open for too long.' });
        return { isOutOfArea: false };
      }),
    ]);
    const { user } = await open(`/leads/new?company=${FIRST}&utm_source=flyer`);
    await user.type(await screen.findByRole('textbox', { name: /First name/ }), 'Ada');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findAllByText('Enter a phone number or an e-mail address')).not.toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Service call' }));
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Blue Ridge has your request', undefined, { timeout: 12_000 })).toBeInTheDocument();
    expect(callsOf(sendLead)).toMatchObject([
      { ticket: 't' },
      {
        companyId: FIRST,
        ticket: 'fresh',
        website: '',
        lead: { firstName: 'Ada', wanted: 'Service call', isAgreed: false },
      },
    ]);
  }, 20_000);
});
