import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithUi } from '@/testing/renderWithUi';
import { BarChart } from './BarChart';
import { ColumnChart } from './ColumnChart';
import { LineChart } from './LineChart';
import { axisTo } from './scale';
import { Sparkline } from './Sparkline';
import { StackedBar } from './StackedBar';
import { seriesTone } from './tones';

const dollars = (value: number): string => `$${value}`;

/** The text for screen readers must contain everything the picture shows. */
describe('accessible charts', () => {
  it('include a sparkline as a picture named by its values', () => {
    renderWithUi(<Sparkline values={[0, 3, 0, 8]} label="Paid by month: January $3, April $8" />);
    expect(screen.getByRole('img', { name: 'Paid by month: January $3, April $8' })).toBeVisible();
  });

  it('include a stacked bar with each part’s value, even zero', () => {
    renderWithUi(
      <StackedBar
        label="Owed by age"
        parts={[
          { id: 'a', label: 'Not due', value: 10, text: '$10.00', tone: 'quiet' },
          { id: 'b', label: '1–30 days late', value: 0, text: '$0.00', tone: 'late' },
        ]}
      />,
    );
    const parts = screen.getByLabelText('Owed by age');
    expect(parts).toHaveTextContent('Not due$10.001–30 days late$0.00');
  });

  it('include columns with each value, and a legend of their pieces', () => {
    renderWithUi(
      <ColumnChart
        caption="Money in"
        columns={[
          { id: '1', label: 'Jan', text: 'January: $30', pieces: [{ tone: 'one', value: 30 }] },
          { id: '2', label: 'Feb', text: 'February: -$5', pieces: [{ tone: 'one', value: -5 }] },
        ]}
        formatMark={dollars}
        legend={[{ tone: 'one', label: 'Card' }]}
      />,
    );
    const chart = screen.getByRole('figure', { name: 'Money in' });
    const texts = within(chart)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts).toEqual(['Card', 'January: $30Jan', 'February: -$5Feb']);
  });

  it('include bars and a curve named by their captions', () => {
    renderWithUi(
      <>
        <BarChart
          caption="Loads"
          legend={[{ tone: 'heat', label: 'Heating' }]}
          rows={[{ id: 'w', label: 'Walls', bars: [{ text: '1,200', pieces: [{ tone: 'heat', value: 1200 }] }] }]}
        />
        <LineChart caption="Largest at 3 pm" points={[{ id: '1', label: '8 am', value: 4 }]} />
        <LineChart caption="Nothing yet" points={[]} />
      </>,
    );
    expect(screen.getByRole('figure', { name: 'Loads' })).toHaveTextContent('Walls1,200');
    expect(screen.getByRole('figure', { name: 'Largest at 3 pm' })).toBeVisible();
    expect(screen.getByRole('figure', { name: 'Nothing yet' })).toBeVisible();
  });
});

describe('a chart axis', () => {
  it.each([
    [9, 10],
    [1234, 1500],
  ])('up to %i ends at %i', (most, end) => {
    const axis = axisTo(most);
    expect(axis.end).toBe(end);
    expect(axis.marks[0]).toBe(0);
    expect(axis.marks.at(-1)).toBe(end);
  });

  it('of counts has whole marks, each once', () => {
    expect(axisTo(1, true)).toEqual({ end: 1, marks: [0, 1] });
    expect(axisTo(2, true)).toEqual({ end: 2, marks: [0, 1, 2] });
  });

  it('marks only 0 when there are no values', () => {
    expect(axisTo(0)).toEqual({ end: 1, marks: [0] });
  });
});

it('marks whole hours for minutes shown as hours', () => {
  expect(axisTo(260 * 60, false, 60)).toEqual({
    end: 300 * 60,
    marks: [0, 100, 200, 300].map((hours) => hours * 60),
  });
});

it('uses the quiet tone for series beyond the last', () => {
  expect([0, 5, 9].map(seriesTone)).toEqual(['one', 'quiet', 'quiet']);
});
