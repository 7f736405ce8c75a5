import { readUnits } from '@/domain/inspection/schema';
import type { ViewedInspection } from '@/domain/inspection/viewed';
import { formatDateTime } from '@/ui/format/dateTime';

/** Returns customer, subject, inspector, and date, for the page and for print; missing facts are left out. */
export function reportFacts(viewed: ViewedInspection, timeZone: string): { label: string; value: string }[] {
  const { customerName, propertyAddress, units, inspectorName, weather, startedAt, finishedAt } = viewed;
  const unitNames = readUnits(units).map(({ name }) => name);
  return [
    { label: 'Customer', value: customerName },
    { label: 'Property', value: propertyAddress },
    { label: 'Equipment', value: unitNames.join(', ') },
    { label: 'Inspector', value: inspectorName },
    { label: 'Weather', value: weather },
    {
      label: finishedAt === '' ? 'Started' : 'Completed',
      value: formatDateTime(finishedAt || startedAt, timeZone),
    },
  ].filter(({ value }) => value !== '');
}
