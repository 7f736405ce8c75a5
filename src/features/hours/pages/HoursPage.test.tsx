import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { downloadFile } from '@/lib/downloadFile';
import { buildTimeEntry } from '@/testing/factories/hours';
import { buildTechnician } from '@/testing/factories/technician';
import { renderApp } from '@/testing/renderApp';
import { hoursRoutes } from '../routes';

const marcus = buildTechnician({ id: 'technician-1', linkedUid: 'user-1' });
const ida = buildTechnician({ id: 'ida', firstName: 'Ida', lastName: 'Wells' });
const at = (time: string): string => `2026-01-12T${time}:00.000Z`;
const timeEntries = [
  buildTimeEntry({ id: 'drive', kind: 'drive', startsAt: at('13:00'), endsAt: at('13:30') }),
  buildTimeEntry({ id: 'work', startsAt: at('13:30'), endsAt: at('16:00') }),
  buildTimeEntry({ id: 'night', technicianId: 'ida', accountUid: '', startsAt: at('21:00'), endsAt: '' }),
];

const open = (role: 'office' | 'technician', path = '/hours?week=2026-01-12') =>
  renderApp({
    routes: hoursRoutes,
    path,
    role,
    now: '2026-01-14T15:00:00.000Z',
    records: { technicians: [marcus, ida], timeEntries },
  });

it('shows the office everyone’s week, approves one, and exports it', async () => {
  const { user, store } = await open('office');
  const table = await screen.findByRole('table', { name: 'Hours of the week by technician' });
  expect(await within(table).findByRole('row', { name: /Marcus Reed.*30 min.*2 h 30 min.*3 h.*Open/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /Ida Wells.*1 to check/ })).toBeVisible();

  await user.click(within(table).getByRole('link', { name: /Marcus Reed/ }));
  const day = await screen.findByRole('region', { name: 'Mon, Jan 12' });
  expect(day).toHaveTextContent(/8:00 AM – 8:30 AM.*Driving.*8:30 AM – 11:00 AM.*Working/);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await user.click(await screen.findByRole('button', { name: 'Approve now' }));
  expect(await screen.findByText('Approved and locked')).toBeVisible();
  const sheet = await store.get('companies/company-1/timesheets', 'technician-1_2026-01-12');
  expect(sheet?.data).toMatchObject({ state: 'approved', accountUid: 'user-1' });
  expect(screen.queryByRole('button', { name: /Correct|Add time|Open again/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Hours' }));
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const [name, file] = vi.mocked(downloadFile).mock.lastCall ?? [];
  expect(name).toBe('hours-2026-01-12.csv');
  expect(await file?.text()).toContain('Marcus Reed,2026-01-12,0.5,2.5,0,0,3,0,0,Approved');
});

it('does not approve a week with a forgotten stop, and can send it back', async () => {
  const { user } = await open('office', '/hours?technician=ida&week=2026-01-12');
  expect(await screen.findByText('This was not stopped on time')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Correct what was not stopped first: it counts nothing.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send back…' }));
  await user.type(await screen.findByRole('textbox', { name: /What to look at/ }), 'When did Monday end?');
  await user.click(screen.getByRole('button', { name: 'Send back' }));
  expect(await screen.findByText('Sent back: When did Monday end?')).toBeVisible();
});

it('lets a technician correct their week with a reason, keeping the original visible', async () => {
  const { user } = await open('technician');
  expect(await screen.findByRole('heading', { name: 'My hours' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Approve|Send back/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Correct working at 8:30 AM' }));
  const dialog = await screen.findByRole('dialog', { name: 'Correct time' });
  const ended = within(dialog).getByLabelText('Ended: time');
  await user.clear(ended);
  await user.type(ended, '10:30');
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Forgot to tap Finish');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const day = await screen.findByRole('region', { name: 'Mon, Jan 12' });
  expect(day).toHaveTextContent(/8:30 AM – 10:30 AM.*Was working, 8:30 AM – 11:00 AM. “Forgot to tap Finish”/);
  expect(screen.getByRole('region', { name: '2 h 30 min paid' })).toHaveTextContent('1 correction');
});
