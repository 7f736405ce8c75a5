import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppError } from '@/lib/appError';
import { renderWithUi } from '@/testing/renderWithUi';
import type { DataColumn } from './columns';
import { DataTable } from './DataTable';

type Customer = { id: string; name: string; city: string };

const columns: DataColumn<Customer>[] = [
  { id: 'name', header: 'Name', cell: (customer) => customer.name, isSortable: true },
  { id: 'city', header: 'City', cell: (customer) => customer.city },
];
const customers = (count: number): Customer[] =>
  Array.from({ length: count }, (_, i) => ({ id: `c${i}`, name: `Customer ${i}`, city: 'Austin' }));
const common = { caption: 'Customers', columns, getRowId: (customer: Customer) => customer.id };

it('requests the other direction when the sorted column is clicked, and announces the order', async () => {
  const onSortChange = vi.fn();
  const { user } = renderWithUi(
    <DataTable
      {...common}
      rows={customers(3)}
      sort={{ field: 'name', direction: 'asc' }}
      onSortChange={onSortChange}
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ field: 'name', direction: 'desc' });
  expect(screen.queryByRole('button', { name: 'City' })).not.toBeInTheDocument();
});

it('renders few of 10,000 rows, and still reports their number', () => {
  renderWithUi(<DataTable {...common} rows={customers(10_000)} />);
  const table = screen.getByRole('table', { name: 'Customers' });
  expect(table).toHaveAttribute('aria-rowcount', '10001');
  const shown = within(table).getAllByRole('row');
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.length).toBeLessThan(80);
  expect(screen.getByRole('row', { name: 'Customer 0 Austin' })).toHaveAttribute('aria-rowindex', '2');
});

it('prints all rows, and says how many for a very long list', () => {
  const { unmount } = renderWithUi(<DataTable {...common} rows={customers(300)} />);
  expect(screen.queryByRole('row', { name: 'Customer 299 Austin' })).toBeNull();
  // The browser lays the sheet out as soon as its listeners have returned.
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getAllByRole('row')).toHaveLength(301);
  expect(screen.getByRole('row', { name: 'Customer 299 Austin' })).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('row', { name: 'Customer 299 Austin' })).toBeNull();
  unmount();

  renderWithUi(
    <DataTable
      {...common}
      rows={customers(50)}
      paging={{ onEndReached: () => undefined, hasMore: true, total: 312 }}
    />,
  );
  expect(screen.getByText('The first 50 of 312. The list’s export has all of them.')).toBeInTheDocument();
});

it('opens a row through its first cell, a real link', async () => {
  const { user, router } = renderWithUi(
    <DataTable {...common} rows={customers(2)} rowHref={(customer) => `/customers/${customer.id}`} />,
  );
  await user.click(screen.getByRole('link', { name: 'Customer 1' }));
  expect(router.state.location.pathname).toBe('/customers/c1');
});

it('moves from row to row with the arrow keys', async () => {
  const { user } = renderWithUi(
    <DataTable {...common} rows={customers(3)} rowHref={(customer) => `/customers/${customer.id}`} />,
  );
  screen.getByRole('link', { name: 'Customer 0' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(screen.getByRole('link', { name: 'Customer 1' })).toHaveFocus();
});

it('shows loading, empty and error states, with a retry', async () => {
  const loading = renderWithUi(<DataTable {...common} rows={[]} state={{ isLoading: true }} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading customers');
  loading.unmount();

  const empty = renderWithUi(<DataTable {...common} rows={[]} empty={<p>No customers yet</p>} />);
  expect(screen.getByText('No customers yet')).toBeVisible();
  empty.unmount();

  const onRetry = vi.fn();
  const error = new AppError({ code: 'unavailable', userMessage: 'You are offline.' });
  const { user } = renderWithUi(<DataTable {...common} rows={[]} state={{ error, onRetry }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('keeps its rows when loading more fails', () => {
  const error = new AppError({ code: 'unavailable', userMessage: 'You are offline.' });
  renderWithUi(<DataTable {...common} rows={customers(2)} state={{ error }} />);
  expect(screen.getByRole('row', { name: 'Customer 1 Austin' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
});

it('selects single rows, and all of them', async () => {
  const onChange = vi.fn();
  const selection = { ids: ['c0'], onChange, labelOf: (customer: Customer) => customer.name };
  const { user } = renderWithUi(<DataTable {...common} rows={customers(3)} selection={selection} />);
  expect(screen.getByRole('checkbox', { name: 'Select Customer 0' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Select Customer 2' }));
  expect(onChange).toHaveBeenLastCalledWith(['c0', 'c2']);
  await user.click(screen.getByRole('checkbox', { name: 'Select all customers shown' }));
  expect(onChange).toHaveBeenLastCalledWith(['c0', 'c1', 'c2']);
});
