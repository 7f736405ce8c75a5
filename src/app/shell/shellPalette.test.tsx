import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Feature } from '@/domain/access/features';
import { findMenu, JOB_ID, openShell, searchFor } from '@/testing/openShell';

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent.trim());

describe('the palette', () => {
  it.each([
    ['26-GBVZN', '/jobs/'],
    ['26gbvzn', '/jobs/'],
    ['gbvzn', '/jobs/'],
    ['inv3', '/invoices/'],
    ['3', '/invoices/'],
  ])('opens the record with the number %s on Enter', async (typed, address) => {
    const { user, router } = await openShell();
    await findMenu();
    await searchFor(user, `${typed}{Enter}`);
    await waitFor(() => expect(router.state.location.pathname).toContain(address));
  });

  it('lists actions before records with a similar name, with the first one selected', async () => {
    const { user } = await openShell();
    await findMenu();
    const field = await searchFor(user, 'new');
    expect(await screen.findByRole('option', { name: /Ruth Newman/ })).toBeVisible();
    expect(options()[0]).toContain('New job');
    const first = screen.getByRole('option', { selected: true });
    expect(first).toHaveTextContent('New job');
    expect(field).toHaveAttribute('aria-activedescendant', first.id);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('New estimate');
  });

  it('finds customers by phone number, along with their records', async () => {
    const { user } = await openShell();
    await findMenu();
    await searchFor(user, '5550174');
    expect(await screen.findByRole('option', { name: /Ruth Newman.*\(828\) 555-0174/ })).toBeVisible();
    expect(await screen.findByRole('option', { name: /INV-00003/ })).toBeVisible();
  });

  it.each([
    ['capacitor', 'Pricebook', /Dual run capacitor.*CAP-45/],
    ['jesse', 'Technicians', /Jesse Tallent/],
    ['who has room tomorrow', 'Who has room', /Jesse Tallent: \d+ h.* free.*Tue, Jan 13/],
    ['maple', 'Load calculations', /L26-L2345.*Maple house/],
    ['e262n934', 'Found by number', /E26-2N934.*Heat pump/],
    ['4711', 'Found by number', /\$309\.23.*4711/],
    ['no heat', 'Jobs', /26-GBVZN.*No heat upstairs/],
    ['i26k7m', 'Inspections', /I26-K7M3Q.*Furnace check/],
    ['walnut', 'Inspections', /I26-K7M3Q.*9 Walnut Ct/],
    ['furnace', 'Inspections', /I26-K7M3Q/],
    ['f26f2345', 'Found by number', /Contactor is pitted/],
  ])('finds %s', async (typed, group, option) => {
    const { user } = await openShell();
    await findMenu();
    await searchFor(user, typed);
    const found = await screen.findByRole('option', { name: option });
    expect(found.closest('[role=group]')).toHaveAccessibleName(group);
  });

  it('lists people before equipment for “who has room”', async () => {
    const { user } = await openShell();
    await findMenu();
    await searchFor(user, 'who has room tomorrow');
    await screen.findByRole('option', { name: /Duct cleaning rig: 9 h free/ });
    expect(options()[0]).toContain('Jesse Tallent');
  });

  it.each<[readonly Feature[], string]>([
    [[], '/diagnostics?tab=findings&open=finding-1'],
    [['diagnostics'], '/inspections?view=findings&open=finding-1'],
    [['diagnostics', 'inspections'], `/jobs/${JOB_ID}`],
  ])('opens a finding on a page that a user without %j may see', async (without, address) => {
    const { user, router } = await openShell('admin', '/landing', without);
    await findMenu();
    await searchFor(user, 'f26f2345{Enter}');
    await waitFor(() => {
      const { pathname, search: query } = router.state.location;
      expect(pathname + query).toBe(address);
    });
  });

  it('finds settings by their contents', async () => {
    const { user } = await openShell();
    await findMenu();
    await searchFor(user, 'terms');
    expect(options()).toEqual([expect.stringContaining('Invoicing')]);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Elsewhere: /settings?tab=invoicing')).toBeVisible();
  });

  it('does not show invoices to a technician', async () => {
    const { user } = await openShell('technician', '/technician-dashboard');
    await findMenu();
    await searchFor(user, '5550174');
    expect(await screen.findByRole('option', { name: /Ruth Newman/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('option', { name: /INV-00003/ })).not.toBeInTheDocument());
  });

  it('remembers opened records, and finds them by any word of the title', async () => {
    const { user, router } = await openShell('admin', `/jobs/${JOB_ID}`);
    await findMenu();
    act(() => void (document.title = 'No heat upstairs · Fieldwright'));
    await waitFor(() => expect(localStorage.getItem('fieldwright:recent:company-1:user-1')).toContain('No heat'));
    await act(() => router.navigate('/landing'));
    await searchFor(user, '');
    expect(await screen.findByRole('group', { name: 'Recent' })).toBeVisible();
    await user.keyboard('upstairs');
    const recent = within(await screen.findByRole('group', { name: 'Recent' }));
    await user.click(recent.getByRole('option', { name: /No heat upstairs/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/jobs/${JOB_ID}`));
  });
});
