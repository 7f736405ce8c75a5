import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { renderWithUi } from '@/testing/renderWithUi';
import { FormMoney } from './FormMoney';
import { FormNumber } from './FormNumber';
import { SchemaForm } from './SchemaForm';
import { useSchemaForm } from './useSchemaForm';

const schema = z.object({ priceCents: z.number(), hours: z.number() });

function Example() {
  const form = useSchemaForm({ schema, initialValues: { priceCents: 500, hours: 1 } });
  return (
    <SchemaForm form={form} onSubmit={() => undefined}>
      <FormMoney form={form} name="priceCents" label="Price" />
      <FormNumber form={form} name="hours" label="Hours" decimals={1} />
    </SchemaForm>
  );
}

it('reads pasted amounts with symbols, or says why it cannot', async () => {
  const { user } = renderWithUi(<Example />);
  const price = screen.getByRole('textbox', { name: 'Price' });
  await user.click(price);
  await user.paste('1.234,50 €');
  expect(price).toHaveValue('$1,234.50');
  await user.paste('(5.00)');
  expect(price).toHaveValue('$1,234.50');
  expect(screen.getByText('An amount cannot be negative: use a discount instead.')).toBeVisible();
  await user.paste('US$ 20');
  expect(price).toHaveValue('$20.00');

  const hours = screen.getByRole('textbox', { name: 'Hours' });
  await user.click(hours);
  await user.paste('12,5 h');
  expect(hours).toHaveValue('12.5');
});
