import { readSchedule, scheduledCents } from '@/domain/contract/record/scheduleOfValues';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { formatMoney } from '@/ui/format/money';
import { Section } from '@/ui/layout/Section';
import { FigureTable } from '@/ui/table/FigureTable';
import type { ContractTabProps } from '../contractTabs';

/** What each part of the work is worth. */
export function ScheduleTab({ contract }: ContractTabProps) {
  const lines = readSchedule(contract.schedule);
  if (!lines) return <ErrorState message="The schedule of values of this contract is damaged." />;
  return (
    <Section title="Schedule of values">
      <FigureTable
        caption="Schedule of values"
        columns={[
          { label: 'Item', isText: true },
          { label: 'Description', isText: true },
          { label: 'Cost code', isText: true, isOnWideOnly: true },
          { label: 'Value' },
        ]}
        rows={[
          { id: 'sum', cells: ['Contract sum', formatMoney(scheduledCents(lines))], isSum: true },
          ...lines.map(({ id, item, description, costCode, scheduledValueCents }) => ({
            id,
            cells: [item, description, costCode, formatMoney(scheduledValueCents)],
          })),
        ]}
      />
    </Section>
  );
}
