import { Table } from '@mantine/core';
import { medianMinutes, costPer } from '@/domain/lead/months';
import { waitText } from '@/domain/lead/words';
import { formatMoney } from '@/ui/format/money';
import { type SourceSums, percent, moneyOr } from './reportFigures';

/** What came of the leads of each source. */
export function LeadSourceTable({ sources }: { sources: readonly SourceSums[] }) {
  return (
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
  );
}
