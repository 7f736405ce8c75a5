import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { renderWithUi } from '@/testing/renderWithUi';
import { FormSelect } from './FormSelect';
import { useSchemaForm } from './useSchemaForm';

const schema = z.object({ account: z.string() });

function Accounts({ account }: { account: string }) {
  const form = useSchemaForm({ schema, initialValues: { account } });
  return (
    <FormSelect form={form} name="account" label="Signs in as" isClearable options={[{ value: 'ada', label: 'Ada' }]} />
  );
}

it('offers to clear a selection, but not an empty field', async () => {
  const { unmount, user } = renderWithUi(<Accounts account="ada" />);
  const input = screen.getByRole('combobox', { name: 'Signs in as' });
  expect(input).toHaveValue('Ada');
  await user.click(screen.getByRole('button', { hidden: true }));
  expect(input).toHaveValue('');
  expect(screen.queryByRole('button', { hidden: true })).not.toBeInTheDocument();
  unmount();
  renderWithUi(<Accounts account="" />);
  expect(screen.queryByRole('button', { hidden: true })).not.toBeInTheDocument();
});
