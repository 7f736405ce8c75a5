import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usualWork } from '@/domain/company/usualWork';
import { workSettingsSchema } from '@/domain/company/workSettings';
import { DEFAULT_MESSAGE_SETTINGS, messageSettingsSchema } from '@/domain/message/settings';
import { buildStored } from '@/testing/factories/build';
import { buildCustomer } from '@/testing/factories/customer';
import { buildJob } from '@/testing/factories/job';
import { buildProperty } from '@/testing/factories/property';
import { buildVisit } from '@/testing/factories/visit';
import { buildTechnician } from '@/testing/factories/technician';
import { renderApp } from '@/testing/renderApp';
import { jobsRoutes } from '../routes';

// 10:12 on a Monday in New York.
const NOW = '2026-01-12T15:12:00.000Z';
const JOBS = 'companies/company-1/jobs';
const ada = buildCustomer({ id: 'customer-1' });
const elmSt = buildProperty({ id: 'property-1', customerId: 'customer-1' });
const pick = async (user: Awaited<ReturnType<typeof renderApp>>['user'], name: RegExp): Promise<void> => {
  await user.click(screen.getByRole('combobox', { name: 'Technicians' }));
  await user.click(await screen.findByRole('option', { name }));
};
const open = (path: string, records: Parameters<typeof renderApp>[0]['records'] = {}) =>
  renderApp({ routes: jobsRoutes, path, now: NOW, records: { customers: [ada], properties: [elmSt], ...records } });

describe('booking a job', () => {
  it('shows missing values beside the fields', async () => {
    const { user, store } = await open('/jobs/new');
    await user.click(await screen.findByRole('button', { name: 'Book job' }));
    expect(await screen.findByRole('textbox', { name: /Title/ })).toBeInvalid();
    const problems = within(screen.getByRole('alert')).getAllByRole('button');
    expect(problems.map(({ textContent }) => textContent)).toEqual(['Choose a customer', 'Enter what the job is']);
    // The form stays in view: the customer list opens on demand.
    expect(screen.getByRole('textbox', { name: /^Customer/ })).toHaveFocus();
    expect(screen.queryByRole('listbox', { name: /Customer/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(await store.query(JOBS, {})).toEqual([]);
  });

  it('requires only a customer and a title, and fills in the rest', async () => {
    const { user, store } = await open('/jobs/new?customer=customer-1');
    await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'No hot water');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('heading', { name: 'No hot water', level: 1 })).toBeVisible();
    const [job] = await store.query(JOBS, {});
    expect(job?.data).toMatchObject({
      title: 'No hot water',
      customerId: 'customer-1',
      customerName: 'Ada Lovelace',
      customerPhone: '(828) 555-0134',
      contactPhone: '(828) 555-0134',
      propertyId: 'property-1',
      propertyAddress: '12 Elm St, Asheville, NC 28801',
      scheduledTime: '2026-01-12T17:00:00.000Z',
      arrivalWindowStart: '2026-01-12T17:00:00.000Z',
      arrivalWindowEnd: '2026-01-12T19:00:00.000Z',
      progress: 'scheduled',
      progressLog: [{ state: 'scheduled', at: NOW, by: 'user-1', reason: '' }],
      invoiceId: null,
      invoice: { status: null, customerId: 'customer-1' },
    });
  });

  it('offers to notify the customer with a preview, once the visit is saved', async () => {
    const { user, store } = await open('/jobs/new?customer=customer-1');
    await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'No hot water');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Tell the customer when you are coming?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tell the customer…' }));
    expect(await screen.findByRole('dialog', { name: 'Tell the customer?' })).toHaveTextContent(/still being saved/);
    const [job] = await store.query(JOBS, {});
    const { id: _id, ...visit } = buildVisit({
      jobId: job?.id ?? '',
      customerId: 'customer-1',
      placement: { startsAt: '2026-01-12T17:00:00.000Z', endsAt: '2026-01-12T18:00:00.000Z' },
    });
    const [path, id] = ['companies/company-1/schedule', job?.id ?? ''];
    await store.commit([{ kind: 'set', path, id, data: visit }]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Booked: tell Ada Lovelace?' }));
    expect(await dialog.findByRole('region', { name: 'Preview of the e-mail' })).toHaveTextContent(
      /Your appointment with .* is booked\..*When: today, Monday, Jan 12/,
    );
  });

  it('offers no message if it is turned off or the job has no time', async () => {
    const off = { isByEmail: false, isBySms: false };
    const messageSettings = [
      buildStored({
        kind: 'messageSettings',
        schema: messageSettingsSchema,
        fields: { ...DEFAULT_MESSAGE_SETTINGS, booked: { ...DEFAULT_MESSAGE_SETTINGS.booked, ...off } },
        overrides: { id: 'main' },
      }),
    ];
    const { user } = await open('/jobs/new?customer=customer-1', { messageSettings });
    await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'No hot water');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/^Job .* is booked\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tell the customer…' })).not.toBeInTheDocument();
  });

  it('suggests the next window in which someone is free', async () => {
    const taken = buildJob({ id: 'taken', scheduledTime: '2026-01-12T17:30:00.000Z', technicianIds: ['marcus'] });
    await open('/jobs/new', { technicians: [buildTechnician({ id: 'marcus' })], jobs: [taken] });
    expect(await screen.findByRole('button', { name: 'Arrival window 2–4', pressed: true })).toBeVisible();
  });

  it('offers the company’s types and windows, with a type’s duration until changed', async () => {
    const usual = usualWork(['hvac']);
    const boiler = { id: 'b1', name: 'Boiler service', durationMinutes: 75, checklist: 'Bled the radiators' };
    const workSettings = [
      buildStored({
        kind: 'workSettings',
        schema: workSettingsSchema,
        fields: {
          ...usual,
          jobTypes: [...usual.jobTypes, boiler],
          arrivalWindows: [{ id: 'w', from: '13:00', to: '17:00' }],
        },
        overrides: { id: 'main' },
      }),
    ];
    const { user, store } = await open('/jobs/new?customer=customer-1', { workSettings });
    expect(await screen.findByRole('button', { name: 'Arrival window 1–5', pressed: true })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Title/ }), 'Yearly service');
    await user.click(screen.getByRole('combobox', { name: 'Type' }));
    await user.click(await screen.findByRole('option', { name: 'Boiler service' }));
    expect(screen.getByRole('textbox', { name: 'Duration' })).toHaveValue('75 min');
    await user.click(screen.getByRole('button', { name: 'Checklist' }));
    await user.click(screen.getByRole('button', { name: 'Common checks: Boiler service' }));
    await user.click(screen.getByRole('button', { name: 'Book job' }));
    expect(await screen.findByText(/· Boiler service ·/)).toBeVisible();
    const [job] = await store.query(JOBS, {});
    expect(job?.data).toMatchObject({ type: 'b1', durationMinutes: 75, checklist: [{ label: 'Bled the radiators' }] });
  });

  it('applies a type’s skills until changed, and says who lacks them', async () => {
    const usual = usualWork(['hvac']);
    const boiler = { id: 'b1', name: 'Boiler service', durationMinutes: 75, checklist: '', skills: ['Gas license'] };
    const workSettings = [
      buildStored({
        kind: 'workSettings',
        schema: workSettingsSchema,
        fields: { ...usual, jobTypes: [...usual.jobTypes, boiler] },
        overrides: { id: 'main' },
      }),
    ];
    const technicians = [
      buildTechnician({ id: 'marcus', firstName: 'Marcus', skills: [] }),
      buildTechnician({ id: 'linh', firstName: 'Linh', skills: ['gas license'] }),
    ];
    const { user, store } = await open('/jobs/new?customer=customer-1', { workSettings, technicians });
    await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Yearly service');
    await user.click(screen.getByRole('combobox', { name: 'Type' }));
    await user.click(await screen.findByRole('option', { name: 'Boiler service' }));
    expect(await screen.findByText('Gas license')).toBeVisible();
    await pick(user, /Marcus/);
    expect(await screen.findByText(/Gas license/, { selector: '[role=status] *' })).toBeVisible();
    await pick(user, /Linh/);
    await waitFor(() =>
      expect(screen.queryByText(/Gas license/, { selector: '[role=status] *' })).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole('button', { name: 'Book job' }));
    expect(await screen.findByRole('heading', { name: 'Yearly service', level: 1 })).toBeVisible();
    const [job] = await store.query(JOBS, {});
    expect(job?.data).toMatchObject({ type: 'b1', requiredSkills: ['Gas license'] });
  });

  it('adds a new customer without leaving the form', async () => {
    const { user, store } = await open('/jobs/new');
    await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'No hot water');
    await user.type(screen.getByRole('textbox', { name: /^Customer/ }), 'Grace Hopper');
    await user.click(await screen.findByRole('option', { name: 'New customer “Grace Hopper”' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'New customer' }));
    expect(drawer.getByRole('textbox', { name: 'Last name' })).toHaveValue('Hopper');
    await user.type(drawer.getByRole('textbox', { name: 'Street' }), '4 Navy Yard');
    await user.click(drawer.getByRole('button', { name: 'Create customer' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Customer/ })).toHaveValue('Grace Hopper'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Property' })).toHaveValue('4 Navy Yard'));
    expect(await store.query(JOBS, {})).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Book job' }));
    expect(await screen.findByRole('heading', { name: 'No hot water', level: 1 })).toBeVisible();
    expect((await store.query(JOBS, {}))[0]?.data).toMatchObject({
      customerName: 'Grace Hopper',
      propertyAddress: expect.stringContaining('4 Navy Yard') as string,
    });
  });

  it('keeps input through a reload', async () => {
    const first = await open('/jobs/new?customer=customer-1');
    await first.user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Leaking');
    await new Promise((resolve) => setTimeout(resolve, 400));
    first.unmount();
    await open('/jobs/new?customer=customer-1');
    expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveValue('Leaking');
  });

  it('warns about a technician’s conflicts, but still books', async () => {
    const marcus = buildTechnician({
      id: 'marcus',
      licences: [{ id: 'l1', name: 'EPA 608', number: '', expiresOn: '2025-12-31' }],
    });
    const clash = buildJob({
      id: 'clash',
      number: '26-CLASH',
      scheduledTime: '2026-01-12T17:00:00.000Z',
      technicianIds: ['marcus'],
    });
    const technicians = [marcus, buildTechnician({ id: 'nia', firstName: 'Nia' })];
    const { user, store } = await open('/jobs/new?customer=customer-1', { technicians, jobs: [clash] });
    await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'No cooling');
    await user.click(screen.getByRole('combobox', { name: 'Technicians' }));
    await user.click(await screen.findByRole('option', { name: /Marcus Reed/ }));
    expect(await screen.findByText(/has an expired license: EPA 608/)).toBeVisible();
    expect(await screen.findByText(/has 26-CLASH .* at 12:00 PM/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Book job' }));
    await waitFor(async () => expect(await store.query(JOBS, {})).toHaveLength(2));
  });

  it('sets an arrival window on the job’s day', async () => {
    const { user, store } = await open('/jobs/new?customer=customer-1');
    await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Tune-up');
    await user.click(screen.getByRole('button', { name: 'Arrival window 2–4' }));
    await user.click(screen.getByRole('button', { name: 'Book job' }));
    await waitFor(async () =>
      expect((await store.query(JOBS, {}))[0]?.data).toMatchObject({
        arrivalWindowStart: '2026-01-12T19:00:00.000Z',
        arrivalWindowEnd: '2026-01-12T21:00:00.000Z',
        scheduledTime: '2026-01-12T19:00:00.000Z',
      }),
    );
  });

  it('uses the planned time as window until one is chosen, and warns when they differ', async () => {
    const { user, store } = await open('/jobs/new?customer=customer-1');
    await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Evening call');
    const time = screen.getByLabelText(/^Scheduled time: time/);
    fireEvent.change(time, { target: { value: '17:30' } });
    // None of the usual windows is that late, so a window of the same length starts then.
    await waitFor(() => expect(screen.getByLabelText('Arrival from')).toHaveValue('17:30'));
    expect(screen.getByLabelText('Arrival to')).toHaveValue('19:30');
    // The board gives the same warning.
    expect(screen.getByText('It is outside business hours.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Arrival window 2–4' }));
    fireEvent.change(time, { target: { value: '16:30' } });
    expect(
      await screen.findByText('It starts 30 min after the arrival window the customer was promised.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Arrival from')).toHaveValue('14:00');
    await user.click(screen.getByRole('button', { name: 'Promise 4:30 – 6:30 PM' }));
    expect(screen.getByLabelText('Arrival from')).toHaveValue('16:30');
    await user.click(screen.getByRole('button', { name: 'Book job' }));
    await waitFor(async () =>
      expect((await store.query(JOBS, {}))[0]?.data).toMatchObject({
        scheduledTime: '2026-01-12T21:30:00.000Z',
        arrivalWindowStart: '2026-01-12T21:30:00.000Z',
        arrivalWindowEnd: '2026-01-12T23:30:00.000Z',
      }),
    );
  });

  it('asks for confirmation before booking a “do not service” customer', async () => {
    const blocked = buildCustomer({
      id: 'customer-1',
      isDoNotService: true,
      doNotServiceReason: 'Threatened the crew',
    });
    const { user, store } = await open('/jobs/new?customer=customer-1', { customers: [blocked] });
    expect(await screen.findByText('Threatened the crew')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Title/ }), 'No heat');
    await user.click(screen.getByRole('button', { name: 'Book job' }));
    await user.click(await screen.findByRole('button', { name: 'Don’t book' }));
    expect(await screen.findByText('The job was not booked.')).toBeVisible();
    expect(await store.query(JOBS, {})).toEqual([]);
  });

  it('links a callback to its first job', async () => {
    const first = buildJob({ id: 'first', number: '26-FIRST', progress: 'work-done', technicianIds: ['marcus'] });
    const { user, store } = await open('/jobs/new?callbackOf=first', {
      jobs: [first],
      technicians: [buildTechnician({ id: 'marcus' })],
    });
    expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveValue('Callback: No heat upstairs');
    await user.click(screen.getByRole('button', { name: 'Book job' }));
    await waitFor(async () =>
      expect(
        await store.query(JOBS, { where: [{ field: 'parentJobId', operator: '==', value: 'first' }] }),
      ).toHaveLength(1),
    );
    expect((await store.get(JOBS, 'first'))?.data['progress']).toBe('work-done');
  });
});
