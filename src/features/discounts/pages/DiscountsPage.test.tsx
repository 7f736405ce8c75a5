import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { ledgerMonthSchema } from '@/domain/ledger/schema';
import { buildDiscount } from '@/testing/factories/discount';
import { renderApp } from '@/testing/renderApp';
import { discountsRoutes } from '../routes';

const spring = buildDiscount({ id: 'spring', name: 'Spring', code: 'SPRING', usedTotal: 3, usageLimit: 10 });
const autumn = buildDiscount({ id: 'autumn', name: 'Autumn', startsOn: '2026-09-01' });
const old = buildDiscount({ id: 'old', name: 'Old', isArchived: true });
const open = (options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: discountsRoutes,
    path: '/discounts',
    role: 'manager',
    features: { discounts: true, invoices: true },
    records: { discounts: [spring, autumn, old] },
    now: '2026-05-12T15:00:00.000Z',
    ...options,
  });

describe('/discounts', () => {
  it('lists discounts in words with their state, and filters them', async () => {
    const { user } = await open();
    const table = await screen.findByRole('table', { name: 'Discounts' });
    expect(
      within(table).getByRole('row', {
        name: /Spring 10% off the whole document, with code SPRING, 10 times at most.*3 of 10.*Active/,
      }),
    ).toBeVisible();
    expect(within(table).getByRole('row', { name: /Autumn .*Scheduled/ })).toBeVisible();
    expect(within(table).queryByText('Old')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Archived' }));
    expect(await screen.findByRole('row', { name: /Old/ })).toBeVisible();
  });

  it('adds a discount with a live preview, and refuses a code that is taken', async () => {
    const { user, workspace } = await open({ path: '/discounts?open=new' });
    const drawer = await screen.findByRole('dialog', { name: 'New discount' });
    await user.type(await within(drawer).findByLabelText(/^Name/), 'Neighbour');
    await user.type(within(drawer).getByLabelText(/^Percent/), '15');
    await user.click(within(drawer).getByText('Limits on the amount'));
    await user.type(within(drawer).getByLabelText('At most'), '50');
    await user.click(within(drawer).getByText('Code and reason'));
    await user.type(within(drawer).getByLabelText('Code'), 'spring');
    expect(within(drawer).getByText('15% off the whole document, at most $50, with code SPRING.')).toBeVisible();
    expect(within(drawer).getByText('Takes off $50.00: the customer pays $450.00 before tax.')).toBeVisible();
    await user.click(within(drawer).getByText('Create discount'));
    expect(await within(drawer).findAllByText('Another discount has this code')).not.toHaveLength(0);
    await user.clear(within(drawer).getByLabelText('Code'));
    await user.click(within(drawer).getByText('Create discount'));
    expect(await screen.findByText('Neighbour saved.')).toBeVisible();
    const stored = await workspace.repository(collections.discounts).getAll({ limit: 10 });
    expect(stored.find(({ name }) => name === 'Neighbour')).toMatchObject({
      ratePpm: 150_000,
      capCents: 5000,
      usageLimit: null,
      usedTotal: 0,
      isArchived: false,
    });
  });

  it('archives a discount, with undo', async () => {
    const { user, workspace } = await open({ path: '/discounts?open=spring' });
    const drawer = await screen.findByRole('dialog', { name: 'Spring' });
    await user.click(await within(drawer).findByText('Archive'));
    const sure = await screen.findByRole('dialog', { name: 'Archive Spring?' });
    await user.click(within(sure).getByRole('button', { name: 'Archive' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect
      .poll(async () => (await workspace.repository(collections.discounts).getById('spring')).isArchived)
      .toBe(false);
  });

  it('shows the discounts given, by whom', async () => {
    const given = {
      discountId: 'spring',
      name: 'Spring',
      reason: 'Loyalty',
      byUid: 'user-1',
      amountCents: 10_000,
      count: 2,
    };
    const month = {
      id: '2026-04',
      ...ledgerMonthSchema.parse({ month: '2026-04', salesCents: 90_000, discounts: { a: given } }),
    };
    await open({ path: '/discounts?tab=given&group=reason', records: { discounts: [spring], ledgerMonths: [month] } });
    expect(await screen.findByRole('row', { name: 'Loyalty 2 $100.00 100%' })).toBeVisible();
    expect(screen.getByText(/10% of what \$900.00 of sales would have been/)).toBeVisible();
  });
});
