import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DocumentLine } from '@/domain/billing/schema';
import { checkDocument } from '@/domain/billing/check';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { renderWithUi } from '@/testing/renderWithUi';
import { NotificationsHost } from '@/ui/feedback/NotificationsHost';
import { LineItemsEditor } from './LineItemsEditor';

beforeEach(() => notifications.clean());

function renderEditor(initial: DocumentLine[], maySeeCosts = true) {
  const seen: { lines: DocumentLine[] } = { lines: initial };
  function Example() {
    const [lines, setLines] = useState(initial);
    seen.lines = lines;
    return (
      <>
        <NotificationsHost />
        <LineItemsEditor
          type="estimate"
          lines={lines}
          onChange={setLines}
          issues={checkDocument(buildDocument({ lines }))}
          maySeeCosts={maySeeCosts}
        />
      </>
    );
  }
  return { ...renderWithUi(<Example />), seen };
}

it('can be filled in by keyboard alone', async () => {
  const { user, seen } = renderEditor([]);
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name, line 1' })).toHaveFocus());
  await user.keyboard('Filter{Tab}2 ft');
  await user.keyboard('{Tab}{Tab}$1,250.50{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name, line 2' })).toHaveFocus());
  await user.keyboard('Labor{ArrowUp}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name, line 1' })).toHaveFocus());
  expect(seen.lines).toMatchObject([
    { name: 'Filter', quantityE4: 20_000, unit: 'ft', unitPriceCents: 125_050 },
    { name: 'Labor' },
  ]);
  expect(screen.getByText('$2,501.00')).toBeVisible();

  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(seen.lines.map(({ name }) => name)).toEqual(['Labor', 'Filter']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(seen.lines.map(({ name }) => name)).toEqual(['Filter', 'Labor']);
});

it('starts with an inline line on a phone, and opens more in a sheet', async () => {
  const screenOfPhone = Object.assign(window.matchMedia(''), { matches: true });
  vi.spyOn(window, 'matchMedia').mockReturnValue(screenOfPhone);
  const { user, seen } = renderEditor([]);
  await user.type(screen.getByRole('textbox', { name: 'Name, line 1' }), 'Gas heater');
  const price = screen.getByRole('textbox', { name: 'Price, line 1' });
  await user.clear(price);
  await user.type(price, '2400{Tab}');
  expect(seen.lines).toMatchObject([{ name: 'Gas heater', unitPriceCents: 240_000 }]);
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(seen.lines).toHaveLength(2);
  expect(screen.queryByRole('textbox', { name: 'Name, line 1' })).not.toBeInTheDocument();
});

it('accepts pasted spreadsheet rows, and reports those it could not read', async () => {
  const { user, seen } = renderEditor([buildLine({ name: '', unitPriceCents: 0 })]);
  await user.click(screen.getByRole('textbox', { name: 'Name, line 1' }));
  await user.paste('Item\tQty\tPrice\tCost\nPipe\t3 ft\t$2.00\t1.10\nElbow\t1\tabc\t\nSolder\t1\t9\t4');
  expect(seen.lines.map(({ name }) => name)).toEqual(['Pipe', 'Solder']);
  expect(screen.getByText(/Row 3: “abc” is not an amount/)).toBeVisible();
});

it('keeps the last valid number, and shows warnings beside the field', async () => {
  const { user, seen } = renderEditor([buildLine({ unitPriceCents: 500 })]);
  const price = screen.getByRole('textbox', { name: 'Price, line 1' });
  await user.clear(price);
  await user.type(price, '(5.00)');
  await user.tab();
  expect(price).toHaveValue('5.00');
  expect(price).toHaveAccessibleDescription(/An amount cannot be negative.* It stays 5.00/);
  expect(seen.lines[0]?.unitPriceCents).toBe(500);

  const quantity = screen.getByRole('textbox', { name: 'Quantity, line 1' });
  await user.clear(quantity);
  await user.type(quantity, '0');
  expect(quantity).toHaveAccessibleDescription('“Service call” has the quantity 0 and adds nothing.');
});

it('shows costs only to people who may see them', async () => {
  const lines = [buildLine({ unitPriceCents: 10_000, unitCostCents: 6000 })];
  const { user, unmount } = renderEditor(lines);
  expect(screen.queryByRole('textbox', { name: 'Cost, line 1' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show cost and margin' }));
  expect(screen.getByRole('textbox', { name: 'Cost, line 1' })).toHaveValue('60.00');
  expect(screen.getByText('40%')).toBeVisible();
  unmount();
  renderEditor(lines, false);
  expect(screen.queryByRole('button', { name: 'Show cost and margin' })).not.toBeInTheDocument();
});

it('can undo a removal, and edits details in a sheet', async () => {
  const { user, seen } = renderEditor([buildLine({ name: 'Coil' }), buildLine({ name: 'Fan' })]);
  await user.click(screen.getByRole('button', { name: 'Remove Coil' }));
  expect(seen.lines).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(seen.lines.map(({ name }) => name)).toEqual(['Coil', 'Fan']);

  await user.click(screen.getByRole('button', { name: 'Details of Fan' }));
  const sheet = await screen.findByRole('dialog', { name: /Line 2/ });
  await user.click(within(sheet).getByRole('switch', { name: /^Optional/ }));
  await user.click(within(sheet).getByRole('switch', { name: 'Selected by default' }));
  await user.click(within(sheet).getByRole('button', { name: 'Done' }));
  expect(seen.lines[1]).toMatchObject({ isOptional: true, isSelected: false });
  expect(screen.getByText('Optional, not chosen')).toBeVisible();
});

it('renders few of 500 lines, and still reaches the last one', async () => {
  const { user, seen } = renderEditor(
    Array.from({ length: 500 }, (_, index) => buildLine({ id: `l${index}`, name: `Line ${index}` })),
  );
  expect(screen.getAllByRole('textbox', { name: /^Name,/ }).length).toBeLessThan(80);
  expect(screen.getByRole('button', { name: 'Add line' })).toBeDisabled();
  const price = screen.getByRole('textbox', { name: 'Price, line 3' });
  await user.clear(price);
  await user.type(price, '7');
  expect(seen.lines[2]?.unitPriceCents).toBe(700);
});
