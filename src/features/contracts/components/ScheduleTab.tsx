import { readSchedule } from '@/domain/contract/record/scheduleOfValues';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Section } from '@/ui/layout/Section';
import type { ContractTabProps } from '../contractTabs';
import { ScheduleTable } from './ScheduleTable';

/** Shows the value of each part of the work. */
export function ScheduleTab({ contract }: ContractTabProps) {
  const lines = readSchedule(contract.schedule);
  if (!lines) return <ErrorState message="The schedule of values of this contract is damaged." />;
  return (
    <Section title="Schedule of values">
      <ScheduleTable lines={lines} priceType={contract.priceType} />
    </Section>
  );
}
