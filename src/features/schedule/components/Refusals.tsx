import { List } from '@mantine/core';
import type { TimesFound } from '@/domain/scheduling/timeRequest';
import { refusalText } from '@/domain/scheduling/timesText';
import type { WarningContext } from '@/domain/scheduling/warningText';
import { formatDate } from '@/ui/format/dateTime';
import classes from './FindTimeDialog.module.css';

type RefusalsProps = { found: TimesFound; isOpen: boolean; context: WarningContext };

/** Lists why technicians aren't offered. */
export function Refusals({ found: { offers, refusals }, isOpen, context }: RefusalsProps) {
  if (refusals.length === 0) return null;
  return (
    <details className={classes.why} open={isOpen}>
      <summary>
        Why {offers.length === 0 ? 'no one can' : 'others cannot'} come ({refusals.length})
      </summary>
      <List size="sm" spacing={4} mt="xs">
        {refusals.map((refusal) => (
          <List.Item key={`${refusal.technicianId} ${refusal.date} ${refusal.reason.kind}`}>
            {refusal.date !== '' && `${formatDate(refusal.date, context.timeZone)}: `}
            {refusalText(refusal, context)}
          </List.Item>
        ))}
      </List>
    </details>
  );
}
