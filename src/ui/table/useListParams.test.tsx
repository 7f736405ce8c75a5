import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithUi } from '@/testing/renderWithUi';
import { useListParams } from './useListParams';

const FILTERS = { status: 'active', tag: '' };

function List() {
  const list = useListParams({ sort: 'name:asc', filters: FILTERS });
  return (
    <>
      <p data-testid="current">{list.current}</p>
      <p data-testid="question">{list.question}</p>
      <input
        aria-label="Search"
        value={list.search.value}
        onChange={(event) => list.search.onChange(event.target.value)}
      />
      <button
        onClick={() => {
          list.setFilter('status', 'archived');
          list.setFilter('tag', 'VIP');
        }}
      >
        Two filters
      </button>
      <button onClick={() => list.setSort({ field: 'name', direction: 'desc' })}>Turn around</button>
      <button onClick={() => list.apply('q=hop&status=archived')}>Apply</button>
    </>
  );
}

it('keeps two changes made before the address updates', async () => {
  const { user, router } = renderWithUi(<List />, { path: '/?tab=x' });
  await user.click(screen.getByRole('button', { name: 'Two filters' }));
  expect(router.state.location.search).toBe('?tab=x&status=archived&tag=VIP');
  expect(screen.getByTestId('current')).toHaveTextContent('status=archived&tag=VIP');
});

it('restores an earlier view, and keeps the rest of the address', async () => {
  const { user, router } = renderWithUi(<List />, { path: '/?tab=x&sort=name:desc&tag=VIP' });
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('hop');
  expect(router.state.location.search).toBe('?tab=x&q=hop&status=archived');
});

it('keeps the query for another order, but changes it for another filter', async () => {
  const { user } = renderWithUi(<List />);
  const asked = screen.getByTestId('question').textContent;
  await user.click(screen.getByRole('button', { name: 'Turn around' }));
  expect(screen.getByTestId('question')).toHaveTextContent(asked);
  await user.click(screen.getByRole('button', { name: 'Two filters' }));
  expect(screen.getByTestId('question')).not.toHaveTextContent(asked);
});
