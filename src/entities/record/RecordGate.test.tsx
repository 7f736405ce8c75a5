import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { recordNotFound } from '@/data/errors';
import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import { buildCustomer } from '@/testing/factories/customer';
import { renderWithUi } from '@/testing/renderWithUi';
import { RecordGate, type RecordGateProps } from './RecordGate';

const ada = buildCustomer({ id: 'ada' });
const gate = (props: Partial<RecordGateProps<Customer>> & { record?: Stored<Customer> | null } = {}) => {
  const { record = null, ...rest } = props;
  return (
    <RecordGate
      id="ada"
      noun="customer"
      read={{ record, isLoading: false, error: null }}
      header={<h1>Customer</h1>}
      {...rest}
    >
      {({ name }: Stored<Customer>) => <p>{name}</p>}
    </RecordGate>
  );
};
const failing = (code: AppError['code']) => ({
  record: null,
  isLoading: false,
  error: new AppError({ code, userMessage: 'Refused' }),
});

it('shows only the record', () => {
  renderWithUi(gate({ record: ada }));
  expect(screen.getByText(ada.name)).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('says in plain words that there is no such record, however that was found out', () => {
  const { unmount } = renderWithUi(gate({ wayBack: <a href="/customers">Back to customers</a> }));
  expect(screen.getByText('Customer not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to customers' })).toBeVisible();
  unmount();
  renderWithUi(gate({ read: { record: null, isLoading: false, error: recordNotFound('customers') } }));
  expect(screen.getByText('Customer not found')).toBeVisible();
});

it('says that the user lacks access, with or without a record', () => {
  const denied = { title: 'You cannot change customers', needs: 'The office does.', ask: 'customers' as const };
  renderWithUi(gate({ record: ada, denied }));
  expect(screen.getByText('You cannot change customers')).toBeVisible();
  expect(screen.queryByText(ada.name)).not.toBeInTheDocument();
});

it('says so when the server refuses access', () => {
  renderWithUi(gate({ read: failing('permission-denied') }));
  expect(screen.getByText('You cannot see this customer')).toBeVisible();
});

it('shows what failed, with a retry', async () => {
  const refetch = vi.fn();
  const { user } = renderWithUi(gate({ read: { ...failing('unknown'), refetch } }));
  expect(screen.getByRole('alert')).toHaveTextContent('Refused');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('distinguishes a record missing from this device from one still loading', () => {
  const loading = { record: null, isLoading: true, error: null };
  const { unmount } = renderWithUi(gate({ read: loading }));
  expect(screen.queryByText(/on this device/)).not.toBeInTheDocument();
  unmount();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderWithUi(gate({ read: loading }));
  expect(screen.getByText('This customer is not on this device yet')).toBeVisible();
});

it('keeps a form whose record was deleted, but not after moving to another address', async () => {
  const steps = [gate({ record: ada, isEditing: true }), gate({ isEditing: true }), gate({ id: 'x', isEditing: true })];
  function Steps() {
    const [step, setStep] = useState(0);
    return (
      <>
        {steps[step]}
        <button onClick={() => setStep(step + 1)}>Next</button>
      </>
    );
  }
  const { user } = renderWithUi(<Steps />);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText(ada.name)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Customer not found')).toBeVisible();
});
