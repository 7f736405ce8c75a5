import { useSession } from '@/data/react/WorkspaceProvider';
import type { Judged } from '@/domain/diagnostics/verdict/judgment';
import { LineChart } from '@/ui/charts/LineChart';
import { formatShortDate } from '@/ui/format/dateTime';

type DriftChartProps = {
  /** Id of the plotted value. */
  id: string;
  /** Oldest first; the first is the baseline. */
  points: readonly { at: string; judged: readonly Judged[] }[];
};

/** Charts one value over the unit's life, with its baseline level. */
export function DriftChart({ id, points }: DriftChartProps) {
  const { timeZone } = useSession().company;
  const values = points.flatMap(({ at, judged }) => {
    const found = judged.find((one) => one.id === id);
    return typeof found?.value === 'number' ? [{ at, value: found.value, label: found.label, unit: found.unit }] : [];
  });
  const [first] = values;
  if (first === undefined || values.length < 2) return null;
  return (
    <LineChart
      caption={`${first.label}${first.unit === '' ? '' : `, ${first.unit}`}`}
      points={values.map(({ at, value }, index) => ({
        id: `${at} ${index}`,
        label: formatShortDate(at, timeZone),
        value,
      }))}
      levels={[{ label: 'Baseline', value: first.value, tone: 'quiet' }]}
    />
  );
}
