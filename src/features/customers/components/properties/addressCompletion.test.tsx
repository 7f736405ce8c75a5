import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { completeAddress } from '@/domain/contact/completionApi';
import type { Address } from '@/domain/contact/schema';
import { answerCalls, answering } from '@/testing/answerCalls';
import { renderApp } from '@/testing/renderApp';
import { customersRoutes } from '../../routes';

const OAK: Address = {
  street: '12 Oak St',
  unit: '',
  city: 'Asheville',
  state: 'NC',
  postalCode: '28801',
  country: 'US',
};

async function typeStreet(isOn: boolean) {
  const { callsOf } = answerCalls([answering(completeAddress, () => ({ isOn, addresses: isOn ? [OAK] : [] }))]);
  const opened = await renderApp({ routes: customersRoutes, path: '/customers/new', role: 'office' });
  const [street] = await screen.findAllByRole('textbox', { name: 'Street' });
  if (!street) throw new Error('There is a street');
  const fields = within(street.closest('fieldset') ?? expect.fail('no address'));
  return { ...opened, street, fields, callsOf };
}

it('fills in the address chosen by keyboard, and keeps the unit', async () => {
  const { user, street, fields, callsOf } = await typeStreet(true);
  await user.type(fields.getByRole('textbox', { name: 'Apt or unit' }), '4');
  await user.type(street, '12 Oak');
  const list = await fields.findByRole('list', { name: 'Addresses that fit' });
  expect(within(list).getByRole('button', { name: /12 Oak St.*Asheville/ })).toBeVisible();
  // Requested once after a pause, not with each letter.
  expect(callsOf(completeAddress)).toEqual([{ text: '12 Oak', country: 'US' }]);

  await user.keyboard('{ArrowDown}{Enter}');
  expect(street).toHaveValue('12 Oak St');
  expect(fields.getByRole('textbox', { name: 'Apt or unit' })).toHaveValue('4');
  expect(fields.getByRole('textbox', { name: 'City' })).toHaveValue('Asheville');
  expect(fields.getByLabelText('ZIP code')).toHaveValue('28801');
  expect(fields.queryByRole('list', { name: 'Addresses that fit' })).toBeNull();
});

it('asks a server without a provider once, and shows nothing', async () => {
  const { user, street, fields, callsOf } = await typeStreet(false);
  await user.type(street, '12 Oak');
  await vi.waitFor(() => expect(callsOf(completeAddress)).toHaveLength(1));
  await user.type(street, ' Street');
  await new Promise((resolve) => void setTimeout(resolve, 600));
  expect(callsOf(completeAddress)).toHaveLength(1);
  expect(fields.queryByRole('list', { name: 'Addresses that fit' })).toBeNull();
});
