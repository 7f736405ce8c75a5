import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeCalendarFeed, revokeCalendarFeed } from '@/domain/calendar-feed/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildTechnician } from '@/testing/factories/technician';
import { renderApp } from '@/testing/renderApp';
import { techniciansRoutes } from '../routes';

const TECHNICIANS = 'users/user-1/technicians';
const marcus = buildTechnician({ id: 'marcus', firstName: 'Marcus', lastName: 'Reed', skills: ['Boiler'] });
const grace = buildTechnician({ id: 'grace', firstName: 'Grace', lastName: 'Hopper', skills: ['Controls'] });
const gone = buildTechnician({ id: 'gone', firstName: 'Old', lastName: 'Hand', status: 'archived' });
const open = (options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: techniciansRoutes,
    path: '/technicians',
    role: 'manager',
    records: { technicians: [marcus, grace, gone] },
    ...options,
  });

describe('/technicians', () => {
  it('lists active technicians, and finds them by skill', async () => {
    const { user } = await open();
    const table = await screen.findByRole('table', { name: 'Technicians' });
    expect(within(table).getByText('Marcus Reed')).toBeVisible();
    expect(within(table).queryByText('Old Hand')).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Search technicians' }), 'controls');
    expect(await within(table).findByText('Grace Hopper')).toBeVisible();
    await expect.poll(() => within(table).queryByText('Marcus Reed')).toBeNull();
  });

  it('adds a technician', async () => {
    const { user, store } = await open();
    await user.click(await screen.findByRole('button', { name: 'New technician' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'New technician' }));
    await user.type(await drawer.findByRole('textbox', { name: /^First name/ }), 'Ines');
    await user.click(drawer.getByText('Add technician'));
    expect(await screen.findByText('Ines saved.')).toBeVisible();
    const stored = await store.query(TECHNICIANS, {});
    expect(stored.map(({ data }) => data['firstName'])).toContain('Ines');
  });

  it('uses the company’s hours until a technician gets their own, starting from those', async () => {
    const { user, store } = await open();
    await user.click(await screen.findByRole('button', { name: 'New technician' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'New technician' }));
    await user.type(await drawer.findByRole('textbox', { name: /^First name/ }), 'Ines');
    await user.click(drawer.getByText('Add technician'));
    expect(await screen.findByText('Ines saved.')).toBeVisible();
    const ines = async () => (await store.query(TECHNICIANS, {})).find(({ data }) => data['firstName'] === 'Ines');
    const stored = await ines();
    expect(stored?.data['followsCompanyHours']).toBe(true);
    // An older record keeps its own hours.
    expect((await store.get(TECHNICIANS, 'marcus'))?.data['followsCompanyHours']).not.toBe(true);

    await user.click(await screen.findByRole('link', { name: /Ines/ }));
    const record = within(await screen.findByRole('dialog', { name: 'Ines' }));
    await user.click(await record.findByRole('button', { name: 'Working hours' }));
    expect(record.getByRole('radio', { name: 'As the company' })).toBeChecked();
    await user.click(record.getByRole('radio', { name: 'Own hours' }));
    expect(record.getByLabelText('Monday from')).toHaveValue('08:00');
    expect(record.getByRole('switch', { name: 'Saturday' })).not.toBeChecked();
    await user.click(record.getByRole('switch', { name: 'Saturday' }));
    await user.click(record.getByText('Save'));
    await expect.poll(async () => (await ines())?.data['followsCompanyHours']).toBe(false);
    expect((await ines())?.data['workingHours']).toMatchObject({ sat: { isOff: false, start: '08:00' } });
  });

  it('archives after confirmation, with undo', async () => {
    const { user, store } = await open({ path: '/technicians?open=marcus' });
    const status = async () => (await store.get(TECHNICIANS, 'marcus'))?.data['status'];
    const drawer = within(await screen.findByRole('dialog', { name: 'Marcus Reed' }));
    await user.click(await drawer.findByText('Archive'));
    const sure = within(await screen.findByRole('dialog', { name: 'Archive Marcus Reed?' }));
    await user.click(sure.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('Marcus Reed is archived.')).toBeVisible();
    expect(await status()).toBe('archived');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await expect.poll(status).toBe('active');
  });

  it('is read-only for people who may not edit', async () => {
    await open({ role: 'technician', path: '/technicians?open=grace' });
    const drawer = within(await screen.findByRole('dialog', { name: 'Grace Hopper' }));
    expect(await drawer.findByText('Controls')).toBeVisible();
    expect(drawer.queryByText('Save')).not.toBeInTheDocument();
  });

  it('creates a calendar link, shows it once, and revokes it', async () => {
    const feed = { id: 'marcus', tokenHash: 'x', madeAt: '2026-01-12T15:00:00.000Z', madeBy: 'user-1' };
    const { callsOf } = answerCalls([
      answering(makeCalendarFeed, () => ({ url: 'https://functions.example/calendarFeed/secret.ics' })),
      answering(revokeCalendarFeed, () => ({})),
    ]);
    const records = { technicians: [marcus], calendarFeeds: [feed] };
    const { user } = await open({ path: '/technicians?open=marcus', records });
    const section = within(await screen.findByRole('region', { name: 'Calendar link' }));
    await user.click(await section.findByRole('button', { name: 'Make a new link' }));
    const sure = within(await screen.findByRole('dialog', { name: 'Make a new calendar link?' }));
    await user.click(sure.getByRole('button', { name: 'Make a new link' }));
    expect(await section.findByLabelText('Link')).toHaveValue('https://functions.example/calendarFeed/secret.ics');
    await user.click(section.getByRole('button', { name: 'Revoke' }));
    const revoke = within(await screen.findByRole('dialog', { name: 'Revoke the calendar link?' }));
    await user.click(revoke.getByRole('button', { name: 'Revoke' }));
    await expect.poll(() => callsOf(revokeCalendarFeed)).toEqual([{ technicianId: 'marcus' }]);
    expect(section.queryByLabelText('Link')).not.toBeInTheDocument();
  });

  it('says that there is no such technician', async () => {
    await open({ path: '/technicians?open=nobody' });
    expect(await screen.findByText('Technician not found')).toBeVisible();
  });
});
