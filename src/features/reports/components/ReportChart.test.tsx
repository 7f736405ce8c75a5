import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Chart } from '@/domain/report/model';
import { renderWithUi } from '@/testing/renderWithUi';
import { ReportChart } from './ReportChart';

const CHARTS: Chart[] = [
  {
    ...{ id: 'members', title: 'Members', unit: 'count', kind: 'columns' },
    legend: [{ tone: 'good', label: 'New' }],
    columns: [{ id: 'a', label: 'May', name: 'May 2026', pieces: [{ tone: 'good', value: 2 }] }],
  },
  {
    ...{ id: 'jobs', title: 'Jobs', unit: 'count', kind: 'trend' },
    points: [{ id: 'a', label: 'May', name: 'May 2026', value: 2, before: null }],
  },
];

it.each(CHARTS)('marks only whole numbers on an axis of counts: $kind', (chart) => {
  renderWithUi(<ReportChart chart={chart} currency="USD" names={['Now', 'Before']} />);
  expect(screen.getAllByText(/^\d+(\.\d)?$/).map(({ textContent }) => textContent)).toEqual(['0', '1', '2']);
});
