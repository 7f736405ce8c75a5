import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@/testing/renderApp';
import { settingsRoutes } from '../routes';

const open = (options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ routes: settingsRoutes, path: '/settings?tab=hours', role: 'admin', ...options });

describe('the business hours settings', () => {
  it('are set for one day, copied to the others, and saved', async () => {
    const { user, store } = await open();
    const from = await screen.findByLabelText('Monday from');
    expect(from).toHaveValue('08:00');
    expect(screen.queryByLabelText('Saturday from')).not.toBeInTheDocument();
    await user.clear(from);
    await user.type(from, '07:30');
    await user.click(screen.getByText('Copy to all weekdays'));
    expect(screen.getByLabelText('Friday from')).toHaveValue('07:30');
    await user.click(screen.getByLabelText('Saturday'));
    await user.click(screen.getByText('Save'));
    expect(await screen.findByText('Working hours saved.')).toBeVisible();
    const hours = (await store.get('companies', 'company-1'))?.data['businessHours'];
    expect(hours).toMatchObject({ fri: { opensAt: '07:30' }, sat: { isOpen: true, opensAt: '08:00' } });
  });

  it('say which day ends before it starts', async () => {
    const { user } = await open();
    const until = await screen.findByLabelText('Tuesday until');
    await user.clear(until);
    await user.type(until, '06:00');
    await user.click(screen.getByText('Save'));
    expect((await screen.findAllByText('The day must end after it starts')).length).toBeGreaterThan(0);
  });

  it('are hidden from the office', async () => {
    await open({ role: 'office' });
    expect(await screen.findByRole('tab', { name: 'Profile' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Working hours' })).not.toBeInTheDocument();
  });
});
