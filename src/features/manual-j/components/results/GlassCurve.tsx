import { Stack, Text } from '@mantine/core';
import { glassDay, glassText, hourText } from '@/domain/load-calc/report/glassFigures';
import type { LoadResult } from '@/domain/load-calc/result';
import { useUnits } from '@/entities/calculation/useUnits';
import { LineChart } from '@/ui/charts/LineChart';
import { ExplainedNumber } from './ExplainedNumber';
import { FigureTable } from './FigureTable';

/** The axis labels every third hour, which fits a phone. */
const NAMED_HOURS = 3;

/** Shows the glass load through the design day, and why a peak is added to the cooling load. */
export function GlassCurve({ result }: { result: LoadResult }) {
  const { show, unit } = useUnits();
  const day = glassDay(result);
  if (!day) return <Text c="dimmed">The house has no glass.</Text>;
  const { hours, peakHour, peakBtuh, meanBtuh, limitBtuh } = day;
  return (
    <Stack gap="sm">
      <LineChart
        caption={
          <>
            Load of all glass at each hour, {unit('load')}. Largest at {hourText(peakHour)} with{' '}
            {show(peakBtuh, 'load')}, mean {show(meanBtuh, 'load')}. {glassText(day, show)}
          </>
        }
        tone="cool"
        points={hours.map(({ hour, btuh }, index) => ({
          id: hourText(hour),
          label: index % NAMED_HOURS === 0 ? hourText(hour) : '',
          value: btuh,
        }))}
        markedId={hourText(peakHour)}
        levels={[
          { label: '1.3 × mean', value: limitBtuh, tone: 'heat' },
          { label: 'mean', value: meanBtuh, tone: 'quiet' },
        ]}
      />
      <FigureTable
        caption="Load of all glass at each hour"
        columns={['Hour', ...hours.map(({ hour }) => hourText(hour))]}
        rows={[
          {
            id: 'glass',
            label: unit('load'),
            cells: result.curve.map((derived) => (
              <ExplainedNumber key={derived.label} derived={derived} isUnitHidden />
            )),
          },
        ]}
      />
    </Stack>
  );
}
