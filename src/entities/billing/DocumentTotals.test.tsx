import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildDiscount, buildDocument, buildLine, buildTax, buildZone } from '@/testing/factories/billing';
import { renderWithUi } from '@/testing/renderWithUi';
import { DocumentTotals } from './DocumentTotals';
import { figuresOf } from './figures';

const document = buildDocument({
  lines: [
    buildLine({ name: 'Furnace', unitPriceCents: 100_000 }),
    buildLine({ name: 'Labor', quantityE4: 25_000, unitPriceCents: 12_000 }),
  ],
  discounts: [buildDiscount({ name: 'Spring', ratePpm: 100_000 })],
  tax: { zone: buildZone([buildTax(88_750)]) },
  deposit: { kind: 'percent', ratePpm: 500_000, amountCents: 0 },
});

it('opens a figure’s derivation down to the entries, by keyboard', async () => {
  const { user } = renderWithUi(<DocumentTotals {...figuresOf(document)} />);
  await user.click(screen.getByRole('button', { name: /^Total \$1,273.84/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Total: $1,273.84' });
  const tree = within(dialog).getByRole('tree');
  expect(within(tree).getByRole('treeitem', { name: /^Discounts.*−\$130.00/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );

  within(tree)
    .getByRole('treeitem', { name: /^Total/ })
    .focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowDown}');
  const labour = within(tree).getByRole('treeitem', { name: /Labor/ });
  expect(labour).toHaveFocus();
  expect(labour).toHaveTextContent('quantity × unit price: Quantity 2.5, Unit price $120.00');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(within(tree).queryByRole('treeitem', { name: /Labor/ })).not.toBeInTheDocument();
});

it('shows warnings, and no total while there is an error', () => {
  const { unmount } = renderWithUi(<DocumentTotals {...figuresOf(buildDocument({ lines: [buildLine()] }))} />);
  expect(screen.getByText('No tax is charged, because no tax zone is chosen.')).toBeVisible();
  unmount();
  renderWithUi(
    <DocumentTotals {...figuresOf(buildDocument({ lines: [buildLine({ quantityE4: -1 })], tipCents: -5 }))} />,
  );
  expect(screen.getByText(/An amount cannot be negative/)).toBeVisible();
  expect(screen.queryByText('Total')).not.toBeInTheDocument();
});
