import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@/testing/renderApp';
import { settingsRoutes } from '../../routes';
import '../../pages/SettingsPage';

describe('invoicing settings', () => {
  it('start with defaults, preview their effect, and are saved', async () => {
    const { user, store } = await renderApp({ routes: settingsRoutes, path: '/settings?tab=invoicing', role: 'admin' });
    const prefix = await screen.findByLabelText('Invoice numbers begin with');
    await user.clear(prefix);
    await user.type(prefix, 'A-');
    expect(screen.getByText('The next looks like A-00042')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Preview of the e-mail' })).toHaveTextContent('Invoice A-00042 from');
    expect(screen.getByRole('switch', { name: 'Remind customers of overdue invoices' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Invoicing settings saved.')).toBeVisible();
    const stored = await store.get('companies/company-1/settings', 'billing');
    expect(stored?.data).toMatchObject({ invoicePrefix: 'A-', invoiceReminders: { isOn: false } });
  });
});
