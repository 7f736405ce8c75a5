import { Box, SimpleGrid } from '@mantine/core';
import type { Currency } from '@/domain/money/schema';
import type { Chart } from '@/domain/report/model';
import { Section } from '@/ui/layout/Section';
import { isDrawn, ReportChart } from './ReportChart';

type ReportChartsProps = {
  charts: readonly Chart[];
  currency: Currency;
  names: readonly [now: string, before: string];
};

/** Shows the report's non-empty charts in two columns of equal height. */
export function ReportCharts({ charts, currency, names }: ReportChartsProps) {
  const drawn = charts.filter(isDrawn);
  if (drawn.length === 0) return null;
  return (
    <SimpleGrid cols={{ base: 1, md: drawn.length > 1 ? 2 : 1 }} spacing="md">
      {drawn.map((chart, index) => (
        // The last of an odd number spans the whole row.
        <Box
          key={chart.id}
          display="grid"
          {...(index === drawn.length - 1 && index % 2 === 0 && { style: { gridColumn: '1 / -1' } })}
        >
          <Section title={chart.title}>
            <ReportChart chart={chart} currency={currency} names={names} />
          </Section>
        </Box>
      ))}
    </SimpleGrid>
  );
}
