import type { EarnedPoint } from '@/domain/contract/money/budget';
import { BarChart } from '@/ui/charts/BarChart';
import { formatMoney } from '@/ui/format/money';

/** Charts billed vs. earned by cost at the end of each application. */
export function EarnedChart({ points }: { points: readonly EarnedPoint[] }) {
  return (
    <BarChart
      caption="Billed and earned to date"
      legend={[
        { tone: 'one', label: 'Billed' },
        { tone: 'two', label: 'Earned' },
      ]}
      rows={points.map(({ label, billedCents, earnedCents }) => ({
        id: label,
        label,
        bars: [
          { text: formatMoney(billedCents), pieces: [{ tone: 'one', value: billedCents }] },
          { text: formatMoney(earnedCents), pieces: [{ tone: 'two', value: earnedCents }] },
        ],
      }))}
    />
  );
}
