import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithUi } from '@/testing/renderWithUi';
import { TrendChart } from './TrendChart';

it('steps through its points with the arrow keys, and lists them all', async () => {
  const { user } = renderWithUi(
    <TrendChart
      caption="Sales"
      points={[
        { id: 'a', label: 'May', name: 'May 2026', value: 5, before: 4 },
        { id: 'b', label: 'Jun', name: 'June 2026', value: -2, before: null },
      ]}
      formatMark={String}
      formatValue={(value) => `$${value}`}
      names={['2026', '2025']}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2026',
    '2025',
    'May 2026: $5, 2025 $4',
    'June 2026: $-2',
  ]);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('May 2026: $5, 2025 $4');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('June 2026: $-2');
});
