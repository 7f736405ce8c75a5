import { Button, Group, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { milesOf, type Miles } from '@/domain/mileage/mileageDay';
import type { Odometer } from '@/domain/mileage/schema';
import type { Stored } from '@/domain/record/schema';
import { resourceName } from '@/domain/resource/schema';
import { OdometerDrawer } from '@/entities/mileage/OdometerDrawer';
import { useMileage } from '@/entities/mileage/useMileage';
import { useResources } from '@/entities/schedule/useResources';
import { paths } from '@/lib/paths';
import { formatNumber } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';

const milesText = ({ total, source }: Miles): string =>
  source === 'ridden'
    ? 'In a colleague’s vehicle. If you drove, enter its odometer.'
    : `${formatNumber(total)} mi ${source === 'odometer' ? 'by the odometer' : 'by the stops so far, estimated'}`;

/** Shows a technician's miles so far today, and the odometer readings. */
export function DayMileage({ technicianId, date }: { technicianId: string; date: string }) {
  const can = useCan();
  const ids = useMemo(() => [technicianId], [technicianId]);
  const { days, readings, isLoading } = useMileage(ids, { first: date, last: date });
  const { byId } = useResources();
  const [editing, setEditing] = useState<Stored<Odometer> | 'new' | null>(null);
  const own = readings.filter((reading) => reading.technicianId === technicianId);
  const [day] = days;
  const miles = day ? milesOf(day) : null;
  const mayEnter = can('create', 'odometers');
  if (isLoading) return null;
  return (
    <Section
      title="Miles today"
      actions={<RouterLink to={paths.mileageOf(technicianId, date.slice(0, 7))}>This month</RouterLink>}
    >
      <Text size="sm">
        {miles ? milesText(miles) : 'No miles yet.'}
        {miles !== null && miles.source === 'route' && miles.unknownLegs > 0 && ' Some places are not on the map.'}
      </Text>
      {own.map((reading) => (
        <Group key={reading.id} justify="space-between" mt="xs">
          <Text size="sm">
            {[byId.get(reading.resourceId)].flatMap((one) => (one ? [resourceName(one)] : [])).join()}:{' '}
            {formatNumber(reading.startMiles)}
            {reading.endMiles > 0 ? ` to ${formatNumber(reading.endMiles)}` : ', end not entered'}
          </Text>
          {can('update', 'odometers') && (
            <Button variant="default" onClick={() => setEditing(reading)}>
              {reading.endMiles > 0 ? 'Change' : 'Enter the end'}
            </Button>
          )}
        </Group>
      ))}
      {mayEnter && own.length === 0 && (
        <Button variant="default" mt="xs" onClick={() => setEditing('new')}>
          Enter the odometer
        </Button>
      )}
      {editing && (
        <OdometerDrawer
          odometer={editing === 'new' ? null : editing}
          technicianId={technicianId}
          date={date}
          onClose={() => setEditing(null)}
        />
      )}
    </Section>
  );
}
