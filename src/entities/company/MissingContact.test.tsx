import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EMPTY_ADDRESS } from '@/domain/contact/schema';
import { renderApp } from '@/testing/renderApp';
import { MissingContact } from './MissingContact';

const routes = [
  {
    path: '/here',
    Page: () => (
      <>
        <p>Page</p>
        <MissingContact />
      </>
    ),
    handle: { title: 'Here' },
  },
];
const open = (extra: Partial<Parameters<typeof renderApp>[0]> = {}) => renderApp({ routes, path: '/here', ...extra });

it('asks for a missing phone and address until they are entered', async () => {
  const { user, store } = await open({ role: 'manager', company: { phone: '', address: EMPTY_ADDRESS } });
  expect(await screen.findByText('Your phone number and address are missing')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.type(await screen.findByLabelText('Company phone'), '8285550100');
  await user.type(screen.getByLabelText('Street'), '48 Haywood Rd');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText(/missing$/)).not.toBeInTheDocument());
  expect((await store.get('companies', 'company-1'))?.data).toMatchObject({
    phone: '(828) 555-0100',
    address: { street: '48 Haywood Rd' },
  });
});

it('shows nothing if both exist, and no button to people who may not edit', async () => {
  const first = await open();
  await screen.findByText('Page');
  expect(screen.queryByText(/missing$/)).not.toBeInTheDocument();
  first.unmount();
  await open({ role: 'office', company: { phone: '' } });
  expect(await screen.findByText('Your phone number is missing')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
});
