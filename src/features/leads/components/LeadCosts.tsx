import { Text } from '@mantine/core';
import { costPer, type SourceMonth } from '@/domain/lead/months';
import { BarChart } from '@/ui/charts/BarChart';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { type SourceSums, moneyOr } from './reportFigures';

type LeadCostsProps = { all: SourceMonth; sources: readonly SourceSums[] };

/** Shows the cost of leads and the cost per booked job, by lead source. */
export function LeadCosts({ all, sources }: LeadCostsProps) {
  return (
    <Section title="What they cost">
      <Text fz={32} fw={600} lh={1.2} className="tabular">
        {moneyOr(costPer(all.costCents, all.booked))}
      </Text>
      <Text size="sm" c="dimmed" mb="md">
        for a booked job: {formatMoney(all.costCents)} for {formatCount(all.received, 'lead')}, of which {all.booked}{' '}
        were booked.
      </Text>
      <BarChart
        caption="Cost per booked job by source"
        legend={[]}
        rows={sources
          .filter(({ costCents, booked }) => costCents > 0 && booked > 0)
          .slice(0, 8)
          .map(({ id, name, costCents, booked }) => ({
            id,
            label: name,
            bars: [
              {
                text: moneyOr(costPer(costCents, booked)),
                pieces: [{ tone: 'main', value: costPer(costCents, booked) ?? 0 }],
              },
            ],
          }))}
      />
    </Section>
  );
}
