import { render, screen, within } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { expect, it } from 'vitest';
import { FigureTable } from './FigureTable';

it('names rows by their first cell, and a total spans the rows it sums', () => {
  render(
    <MantineProvider>
      <FigureTable
        caption="Tax by city"
        columns={[{ label: 'City' }, { label: 'Tax', isText: true }, { label: 'Amount' }]}
        rows={[
          { id: 'sum', cells: ['January', '$3.00'], isSum: true },
          { id: 'a', cells: ['Austin', 'City tax', '$1.00'] },
          { id: 'b', cells: ['Dallas', 'City tax', '$2.00'] },
        ]}
      />
    </MantineProvider>,
  );
  const table = within(screen.getByRole('table', { name: 'Tax by city' }));
  expect(table.getByRole('rowheader', { name: 'Austin' })).toBeVisible();
  expect(table.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').length)).toEqual([0, 2, 2, 2]);
  expect(table.getByRole('cell', { name: 'January' })).toHaveAttribute('colspan', '2');
  // It scrolls on its own, so that the keyboard has to reach it.
  expect(screen.getByRole('region', { name: 'Tax by city' })).toHaveAttribute('tabindex', '0');
});
