import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@/testing/renderApp';
import { settingsRoutes } from '../../routes';
import '../../pages/SettingsPage';

it('keeps customer messages off by default, previews them, and saves', async () => {
  const { user, store } = await renderApp({ routes: settingsRoutes, path: '/settings?tab=messages', role: 'manager' });
  const reminder = within(await screen.findByRole('region', { name: 'Reminder' }));
  const bySms = reminder.getByRole('switch', { name: 'Remind by text message' });
  expect(bySms).not.toBeChecked();
  const preview = reminder.getByRole('region', { name: 'Preview of the text message' });
  expect(preview).toHaveTextContent(
    'will come tomorrow, Jun 16, 8 AM-10 AM. Where: 12 Elm St. Reply C to confirm, STOP to opt out.',
  );
  await user.click(bySms);
  const text = reminder.getByRole('textbox', { name: 'Text' });
  await user.type(text, 'See you ');
  await user.click(reminder.getByRole('button', { name: 'Day' }));
  expect(preview).toHaveTextContent(/: See you tomorrow, Jun 16\. Reply STOP to opt out\./);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Message settings saved.')).toBeVisible();
  const stored = await store.get('companies/company-1/messageSettings', 'main');
  expect(stored?.data).toMatchObject({
    reminder: { isBySms: true, isByEmail: false, smsText: 'See you {day}' },
    onMyWay: { isBySms: true },
  });
});

it('adds saved replies, and refuses an empty one at its field', async () => {
  const { user, store } = await renderApp({ routes: settingsRoutes, path: '/settings?tab=messages', role: 'manager' });
  const replies = within(await screen.findByRole('group', { name: 'Saved replies' }));
  await user.click(replies.getByRole('button', { name: 'Add reply' }));
  await user.type(replies.getByLabelText(/^Name/), 'Parking');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await replies.findByText('Enter the words')).toBeVisible();
  await user.type(replies.getByLabelText(/^Words/), 'Hi {{firstName}, where may we park?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Message settings saved.')).toBeVisible();
  const stored = await store.get('companies/company-1/messageSettings', 'main');
  expect(stored?.data['savedReplies']).toMatchObject([{ name: 'Parking', text: 'Hi {firstName}, where may we park?' }]);
});
