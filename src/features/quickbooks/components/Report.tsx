import { Button, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { COMPARED, COMPARED_LABELS, type Difference, type QuickbooksReport } from '@/domain/quickbooks/report';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { FigureTable } from '@/ui/table/FigureTable';

/** Shows a printable reconciliation: three columns of figures, the days that differ, and why each document does. */
export function Report({ report }: { report: QuickbooksReport }) {
  const { timeZone, name } = useSession().company;
  const { totals, days, differences, differenceCount } = report;
  const money = (cents: number): string => formatMoney(cents);
  const sides = [{ label: 'Here' }, { label: 'QuickBooks' }, { label: 'Difference' }];
  const differing = days.filter(({ oursCents, theirsCents }) => oursCents !== theirsCents);
  const title = `${formatDate(report.from, timeZone)} to ${formatDate(report.to, timeZone)}`;
  return (
    <div data-printed>
      <Stack gap="md">
        <Section
          title={title}
          description={`${name}: both books to the cent`}
          actions={
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              Print
            </Button>
          }
        >
          <Stack gap="md">
            {differenceCount === 0 ? (
              <InlineNotice tone="success" title="Both books agree to the cent">
                Every document is on both sides with the same amount, tax and date.
              </InlineNotice>
            ) : (
              <InlineNotice
                tone="warning"
                title={`${formatCount(differenceCount, 'difference')}, each explained below`}
              >
                Every cent between the two columns belongs to one of them.
              </InlineNotice>
            )}
            <FigureTable
              caption="Totals of both books"
              columns={[{ label: 'What' }, { label: 'Documents' }, ...sides]}
              rows={COMPARED.flatMap((compared) => {
                const total = totals[compared];
                return total
                  ? [
                      {
                        id: compared,
                        cells: [
                          COMPARED_LABELS[compared],
                          total.count,
                          money(total.oursCents),
                          money(total.theirsCents),
                          money(total.oursCents - total.theirsCents),
                        ],
                      },
                    ]
                  : [];
              })}
            />
          </Stack>
        </Section>
        {differing.length > 0 && (
          <Section title="Days that differ">
            <FigureTable
              caption="Differences by day"
              columns={[{ label: 'Day' }, { label: 'What', isText: true }, ...sides]}
              rows={differing.map((day) => ({
                id: `${day.on} ${day.compared}`,
                cells: [
                  formatDate(day.on, timeZone),
                  COMPARED_LABELS[day.compared],
                  money(day.oursCents),
                  money(day.theirsCents),
                  money(day.oursCents - day.theirsCents),
                ],
              }))}
            />
          </Section>
        )}
        {differences.length > 0 && (
          <Differences differences={differences} timeZone={timeZone} isCut={differences.length < differenceCount} />
        )}
      </Stack>
    </div>
  );
}

function Differences({
  differences,
  timeZone,
  isCut,
}: {
  differences: readonly Difference[];
  timeZone: string;
  isCut: boolean;
}) {
  return (
    <Section title="Documents that differ">
      <FigureTable
        caption="Differences by document"
        columns={[
          { label: 'Document' },
          { label: 'Date', isText: true },
          { label: 'What', isText: true },
          { label: 'Why', isText: true },
          { label: 'Here' },
          { label: 'QuickBooks' },
        ]}
        rows={differences.map((one, index) => ({
          id: String(index),
          cells: [
            one.label,
            formatDate(one.on, timeZone),
            COMPARED_LABELS[one.compared],
            one.why,
            formatMoney(one.oursCents),
            formatMoney(one.theirsCents),
          ],
        }))}
      />
      {isCut && (
        <Text size="sm">These are the first {String(differences.length)}. Compare fewer days to see the rest.</Text>
      )}
    </Section>
  );
}
