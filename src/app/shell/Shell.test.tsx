import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { closePanel, openPanel } from '@/entities/assistant/panelState';
import { findMenu, openShell, searchFor } from '@/testing/openShell';

const linksIn = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map(({ textContent }) => textContent.trim());

describe('the menu', () => {
  it('shows a technician’s items, and their tabs on a phone', async () => {
    await openShell('technician', '/technician-dashboard');
    expect(linksIn(await findMenu())).toEqual([
      'My day',
      'Jobs',
      'Customers',
      'Assistant',
      'Hours',
      'Estimates',
      'Agreements',
      'Contracts',
      'Pricebook',
      'Manual J',
      'Plumbing',
      'Diagnostics',
      'Inspections',
      'Awards',
    ]);
    const tabs = screen.getByRole('navigation', { name: 'Tabs' });
    expect(linksIn(tabs)).toEqual(['My day', 'Jobs', 'Customers']);
    expect(screen.getByRole('link', { name: /start page/ })).toHaveAttribute('href', '/technician-dashboard');
  });

  it('opens the Create dialog and the full menu from the tabs', async () => {
    const { user } = await openShell();
    const tabs = await screen.findByRole('navigation', { name: 'Tabs' });
    await user.click(within(tabs).getByRole('button', { name: 'New' }));
    const create = await screen.findByRole('dialog', { name: 'Create' });
    expect(within(create).getByRole('link', { name: 'New job' })).toHaveAttribute('href', '/jobs/new');
    await user.keyboard('{Escape}');
    await user.click(within(tabs).getByRole('button', { name: 'More' }));
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(within(sheet).getByRole('link', { name: 'Taxes' }));
    expect(await screen.findByText('Elsewhere: /taxes')).toBeVisible();
  });

  it('keeps a collapsed group collapsed', async () => {
    const { user } = await openShell();
    const work = within(await findMenu()).getByRole('button', { name: 'Work' });
    expect(within(await findMenu()).getByRole('button', { name: 'Company' })).toHaveAttribute('aria-expanded', 'false');
    await user.click(work);
    expect(work).toHaveAttribute('aria-expanded', 'false');
    expect(JSON.parse(localStorage.getItem('fieldwright:nav') ?? '')).toEqual({
      isNarrow: false,
      closed: ['company', 'work'],
    });
  });

  it('collapses while the assistant needs the room, then returns to the chosen state', async () => {
    onTestFinished(closePanel);
    const plain = window.matchMedia('');
    // A window 1,440 pixels wide.
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign({}, plain, {
        matches: [...query.matchAll(/\((min|max)-width: ([\d.]+)em\)/g)].every(([, side, em]) =>
          side === 'min' ? Number(em) <= 90 : Number(em) >= 90,
        ),
      }),
    );
    await openShell();
    const isDrawnIn = async () => (await findMenu()).hasAttribute('data-narrow');
    expect(await isDrawnIn()).toBe(false);
    act(openPanel);
    expect(await isDrawnIn()).toBe(true);
    expect(within(await findMenu()).queryByRole('button', { name: 'Keep the menu open' })).not.toBeInTheDocument();
    act(closePanel);
    expect(await isDrawnIn()).toBe(false);
    expect(within(await findMenu()).getByRole('button', { name: 'Collapse the menu' })).toBeInTheDocument();
  });

  it('counts late jobs, not one whose arrival window is still open', async () => {
    await openShell();
    expect(await within(await findMenu()).findByText('1 late')).toBeVisible();
  });

  it('counts customers with unread messages', async () => {
    await openShell();
    const messages = within(await findMenu()).getByRole('link', { name: /^Messages/ });
    expect(await within(messages).findByText('1 unread')).toBeVisible();
  });

  it('shows a technician no count of late jobs', async () => {
    await openShell('technician', '/technician-dashboard');
    await findMenu();
    await act(() => new Promise((resolve) => setTimeout(resolve, 1700)));
    expect(screen.queryByText('1 late')).not.toBeInTheDocument();
  });
});

describe('keyboard shortcuts', () => {
  it('open pages and create records', async () => {
    const { user, router } = await openShell();
    await findMenu();
    await user.keyboard('gj');
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs'));
    await act(() => router.navigate('/landing'));
    await findMenu();
    await user.keyboard('nj');
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/new'));
  });

  it('are listed when you press ?, and can be turned off', async () => {
    const { user, router } = await openShell();
    await findMenu();
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getByText('Estimates')).toBeVisible();
    await user.click(within(sheet).getByRole('switch', { name: /^Use single keys as shortcuts/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await user.keyboard('gj?');
    expect(router.state.location.pathname).toBe('/landing');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /^Account:/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('do nothing while you type in a field', async () => {
    const { user, router } = await openShell();
    await findMenu();
    const field = await searchFor(user, 'gj');
    expect(field).toHaveValue('gj');
    expect(router.state.location.pathname).toBe('/landing');
  });
});
