import { formatShortCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import { valueText } from '@/domain/report/format';
import type { Chart } from '@/domain/report/model';
import { HOUR_MINUTES } from '@/lib/time';
import { BarChart } from '@/ui/charts/BarChart';
import { ColumnChart } from '@/ui/charts/ColumnChart';
import { StackedBar } from '@/ui/charts/StackedBar';
import { TrendChart } from '@/ui/charts/TrendChart';

type ReportChartProps = {
  chart: Chart;
  currency: Currency;
  /** Series labels for this period and the comparison period. */
  names: readonly [now: string, before: string];
};

/** Renders a report's chart with the shared chart kit. */
export function ReportChart({ chart, currency, names }: ReportChartProps) {
  const { unit, title } = chart;
  // The title is the card’s.
  const caption = chart.caption ?? names[0];
  const text = (value: number): string => valueText(value, unit, { currency, isWhole: true });
  const mark = (value: number): string => (unit === 'money' ? formatShortCents(value, { currency }) : text(value));
  const isWhole = unit === 'count';
  // Minutes are displayed as hours.
  const per = unit === 'minutes' ? HOUR_MINUTES : 1;
  if (chart.kind === 'trend')
    return (
      <TrendChart
        caption={caption}
        points={chart.points}
        formatMark={mark}
        isWhole={isWhole}
        per={per}
        formatValue={text}
        names={names}
      />
    );
  if (chart.kind === 'columns')
    return (
      <ColumnChart
        caption={caption}
        columns={chart.columns.map(({ id, label, name, pieces }) => ({
          id,
          label,
          pieces,
          text: `${name}: ${pieces.map(({ value }, index) => `${chart.legend[index]?.label ?? ''} ${text(value)}`).join(', ')}`,
        }))}
        formatMark={mark}
        isWhole={isWhole}
        per={per}
        legend={chart.legend}
      />
    );
  if (chart.kind === 'whole')
    return <StackedBar label={title} parts={chart.parts.map((part) => ({ ...part, text: text(part.value) }))} />;
  const [now, before] = chart.names ?? names;
  const isCompared = chart.rows.some((row) => row.before !== null);
  return (
    <BarChart
      caption={caption}
      legend={
        isCompared
          ? [
              { tone: 'main', label: now },
              { tone: 'quiet', label: before },
            ]
          : []
      }
      rows={chart.rows.map(({ id, label, value, before: earlier }) => ({
        id,
        label,
        bars: [
          { text: text(value), pieces: [{ tone: 'main' as const, value }] },
          ...(earlier === null ? [] : [{ text: text(earlier), pieces: [{ tone: 'quiet' as const, value: earlier }] }]),
        ],
      }))}
    />
  );
}

/** Whether a chart has anything to draw. */
export function isDrawn(chart: Chart): boolean {
  switch (chart.kind) {
    case 'trend':
      return chart.points.some(({ value, before }) => value !== 0 || (before ?? 0) !== 0);
    case 'columns':
      return chart.columns.some(({ pieces }) => pieces.some(({ value }) => value > 0));
    case 'bars':
      return chart.rows.some(({ value, before }) => value !== 0 || (before ?? 0) !== 0);
    case 'whole':
      return chart.parts.some(({ value }) => value > 0);
  }
}
