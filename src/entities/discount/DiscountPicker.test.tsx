import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '@/domain/billing/schema';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { buildDiscount } from '@/testing/factories/discount';
import { renderApp } from '@/testing/renderApp';
import { DiscountPicker } from './DiscountPicker';

const document = buildDocument({ date: '2026-05-01', lines: [buildLine({ unitPriceCents: 100_000 })] });
const loyal = buildDiscount({ id: 'loyal', name: 'Loyal customer' });
const late = buildDiscount({ id: 'late', name: 'Autumn', startsOn: '2026-09-01' });
const coded = buildDiscount({
  id: 'coded',
  name: 'Spring',
  code: 'SPRING',
  kind: 'fixed',
  ratePpm: 0,
  amountCents: 5000,
  approvalAboveCents: 1000,
});

function Page() {
  const [input, setInput] = useState<DocumentInput>(document);
  return (
    <DiscountPicker
      document={input}
      customerId="customer-1"
      onChange={(entries) => setInput({ ...input, ...entries })}
    />
  );
}

const open = () =>
  renderApp({
    routes: [{ path: '/editor', Page, handle: { title: 'Editor' } }],
    path: '/editor',
    role: 'manager',
    records: { discounts: [loyal, late, coded] },
    now: '2026-05-01T15:00:00.000Z',
  });

describe('DiscountPicker', () => {
  it('lists discounts with the amount or the reason, and applies one', async () => {
    const { user } = await open();
    await user.click(await screen.findByText('Add discount'));
    const offers = await screen.findByRole('list', { name: 'Available discounts' });
    expect(offers).toHaveTextContent('Loyal customer−$100.00');
    expect(offers).toHaveTextContent('“Autumn” was not applied: it starts on 2026-09-01.');
    await user.click(within(offers).getByLabelText('Apply Loyal customer'));
    expect(await screen.findByRole('list', { name: 'Discounts' })).toHaveTextContent('Loyal customer−$100.00');
    await user.click(screen.getByLabelText('Remove Loyal customer'));
    expect(screen.queryByText('−$100.00')).not.toBeInTheDocument();
  });

  it('accepts a code, and lets a manager approve it', async () => {
    const { user } = await open();
    await user.click(await screen.findByText('Add discount'));
    await user.click(await screen.findByText('Enter a code'));
    const code = await screen.findByLabelText('Code');
    await user.type(code, 'winter{Enter}');
    expect(await screen.findByText('No discount has the code “winter”')).toBeVisible();
    await user.clear(code);
    await user.type(code, 'spring{Enter}');
    const given = await screen.findByRole('list', { name: 'Discounts' });
    expect(given).toHaveTextContent('$50.00 is more than $10.00 and needs approval.');
    await user.click(within(given).getByText('Approve'));
    expect(given).toHaveTextContent('−$50.00');
  });

  it('applies a custom discount with a reason', async () => {
    const { user } = await open();
    await user.click(await screen.findByText('Add discount'));
    await user.click(await screen.findByText('Create a one-time discount'));
    await user.type(await screen.findByLabelText(/^Percent/), '5');
    expect(screen.getByText('New total $950.00.')).toBeVisible();
    await user.click(screen.getByText('Apply discount'));
    expect(await screen.findAllByText('Enter why it is given')).not.toHaveLength(0);
    await user.type(screen.getByLabelText(/^Reason/), 'Late arrival');
    await user.click(screen.getByText('Apply discount'));
    expect(await screen.findByRole('list', { name: 'Discounts' })).toHaveTextContent('−$50.00');
  });
});
