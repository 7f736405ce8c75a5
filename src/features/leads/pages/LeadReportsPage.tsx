import { SimpleGrid, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { leadSourceName } from '@/domain/company/workChoices';
import {
  addedUp,
  answeredCount,
  answeredWithin,
  costPer,
  medianMinutes,
  NO_SOURCE,
  type LeadMonth,
} from '@/domain/lead/months';
import { leadMonthList } from '@/domain/lead/queries';
import { waitText } from '@/domain/lead/words';
import { periodLabel } from '@/domain/ledger/months';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { addMonths } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { BarChart } from '@/ui/charts/BarChart';
import { ColumnChart } from '@/ui/charts/ColumnChart';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';

const MONTHS = 12;

/** How fast leads are answered, what they cost by source, and what a booked job costs: from a year's monthly totals. */
export function Component() {
  const { timeZone } = useSession().company;
  const [from] = useState(() => addMonths(calendarDay(timeZone).slice(0, 7), 1 - MONTHS));
  const { data, isLoading, error, refetch } = useRecords(collections.leadMonths, leadMonthList(from));
  return (
    <PageBody size="normal">
      <PageHeader title="Lead reports" subtitle="The last twelve months" back={{ to: paths.leads, label: 'Leads' }} />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : isLoading ? (
        <LoadingRows rows={6} />
      ) : (data ?? []).length === 0 ? (
        <EmptyState
          title="No leads yet"
          text="Once leads come in, this says how fast they are answered and what they cost."
        />
      ) : (
        <Reports months={(data ?? []).toReversed()} />
      )}
    </PageBody>
  );
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${String(Math.round((part / whole) * 100))}%`;
const moneyOr = (cents: number | null): string => (cents === null ? '–' : formatMoney(cents));

function Reports({ months }: { months: readonly LeadMonth[] }) {
  const { settings } = useWorkSettings();
  const all = addedUp(months.flatMap(({ sources }) => Object.values(sources)));
  const answered = answeredCount(all);
  const median = medianMinutes(all);
  const ids = [...new Set(months.flatMap(({ sources }) => Object.keys(sources)))];
  const sources = ids
    .map((id) => ({
      id,
      name: id === NO_SOURCE ? 'No source' : leadSourceName(settings, id),
      ...addedUp(months.flatMap(({ sources: of }) => of[id] ?? [])),
    }))
    .toSorted((a, b) => b.received - a.received);
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Section title="Speed to the first answer">
          <Text fz={32} fw={600} lh={1.2} className="tabular">
            {median === null ? '–' : waitText(median)}
          </Text>
          <Text size="sm" c="dimmed" mb="md">
            About half of {formatCount(answered, 'answered lead')} waited no longer; {all.received - answered} were
            never answered.
          </Text>
          <BarChart
            caption="Answered within"
            legend={[]}
            rows={([5, 30, 60] as const).map((minutes) => ({
              id: String(minutes),
              label: `${String(minutes)} minutes`,
              bars: [
                {
                  text: percent(answeredWithin(all, minutes), all.received),
                  pieces: [{ tone: 'good', value: answeredWithin(all, minutes) }],
                },
              ],
            }))}
          />
        </Section>
        <Section title="What they cost">
          <Text fz={32} fw={600} lh={1.2} className="tabular">
            {moneyOr(costPer(all.costCents, all.booked))}
          </Text>
          <Text size="sm" c="dimmed" mb="md">
            for a booked job: {formatMoney(all.costCents)} for {formatCount(all.received, 'lead')}, of which{' '}
            {all.booked} were booked.
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
      </SimpleGrid>
      <Section title="By month">
        <ColumnChart
          caption="Leads and what became of them"
          columns={months.map(({ month, sources: of }) => {
            const sum = addedUp(Object.values(of));
            return {
              id: month,
              label: periodLabel(month).slice(0, 3),
              text: `${periodLabel(month)}: ${formatCount(sum.received, 'lead')}, ${String(sum.booked)} booked, ${formatMoney(sum.costCents)}`,
              pieces: [
                { tone: 'good', value: sum.booked },
                { tone: 'quiet', value: Math.max(0, sum.received - sum.booked) },
              ],
            };
          })}
          formatMark={(value) => String(Math.round(value))}
          legend={[
            { tone: 'good', label: 'Booked' },
            { tone: 'quiet', label: 'Not booked' },
          ]}
        />
      </Section>
      <Section title="By source" isFlush>
        <Table.ScrollContainer minWidth={640}>
          <Table className="tabular">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Source</Table.Th>
                {['Leads', 'Duplicates', 'Booked', 'Won', 'Median answer', 'Cost', 'Per lead', 'Per booked job'].map(
                  (label) => (
                    <Table.Th key={label} ta="end">
                      {label}
                    </Table.Th>
                  ),
                )}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {sources.map((source) => {
                const wait = medianMinutes(source);
                return (
                  <Table.Tr key={source.id}>
                    <Table.Th scope="row">{source.name}</Table.Th>
                    {[
                      String(source.received),
                      String(source.duplicates),
                      `${String(source.booked)} (${percent(source.booked, source.received)})`,
                      String(source.won),
                      wait === null ? '–' : waitText(wait),
                      formatMoney(source.costCents),
                      moneyOr(costPer(source.costCents, source.received)),
                      moneyOr(costPer(source.costCents, source.booked)),
                    ].map((text, index) => (
                      <Table.Td key={index} ta="end">
                        {text}
                      </Table.Td>
                    ))}
                  </Table.Tr>
                );
              })}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Section>
    </>
  );
}
