import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { milesOf, type MileageDay } from '@/domain/mileage/mileageDay';
import { basisOf } from '@/domain/mileage/mileageFile';
import { OdometerDrawer } from '@/entities/mileage/OdometerDrawer';
import type { useMileage } from '@/entities/mileage/useMileage';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { formatNumber } from '@/ui/format/quantities';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { FigureTable } from '@/ui/table/FigureTable';

type Names = {
  nameOf: (technicianId: string) => string;
  vehicleOf: (day: MileageDay) => string;
};
type Sum = { who: string; vehicle: string; miles: number; days: number; isEstimated: boolean };

/** Totals a month by person and vehicle. */
function sumsOf(days: readonly MileageDay[], { nameOf, vehicleOf }: Names): [id: string, Sum][] {
  const sums = new Map<string, Sum>();
  for (const day of days) {
    const [who, vehicle] = [nameOf(day.technicianId), vehicleOf(day)];
    const key = `${day.technicianId} ${vehicle}`;
    const { total, source } = milesOf(day);
    const before = sums.get(key) ?? { who, vehicle, miles: 0, days: 0, isEstimated: false };
    sums.set(key, {
      ...before,
      miles: before.miles + total,
      days: before.days + 1,
      isEstimated: before.isEstimated || source === 'route',
    });
  }
  return [...sums];
}

/** Shows a month's miles by vehicle and by day; a day's odometer reading is entered from its row. */
export function MileageMonth({
  days,
  readings,
  ...names
}: Pick<ReturnType<typeof useMileage>, 'days' | 'readings'> & Names) {
  const [open, setOpen] = useState<MileageDay | null>(null);
  const unknown = days.reduce((all, day) => all + milesOf(day).unknownLegs, 0);
  return (
    <OneColumn>
      {unknown > 0 && (
        <InlineNotice tone="warning" title={`${formatNumber(unknown)} drives have no length`}>
          A place is not on the map. Give its property a map location, or enter the odometer.
        </InlineNotice>
      )}
      <Section
        title="By vehicle"
        description="By the odometer where both readings were entered, else estimated by road from stop to stop (≈). Passengers in a colleague’s vehicle logged no miles. The ways from and to the base are in it: your tax adviser may count them as commuting."
        isFlush
      >
        <FigureTable
          caption="Miles by technician and vehicle"
          columns={[{ label: 'Technician' }, { label: 'Vehicle', isText: true }, { label: 'Days' }, { label: 'Miles' }]}
          rows={sumsOf(days, names).map(([id, { who, vehicle, miles, days: count, isEstimated }]) => ({
            id,
            cells: [who, vehicle || '–', formatNumber(count), `${isEstimated ? '≈ ' : ''}${miles.toFixed(1)}`],
          }))}
        />
      </Section>
      <Section title="By day" isFlush>
        <ByDay days={days} {...names} onOpen={setOpen} />
      </Section>
      {open && (
        <OdometerDrawer
          odometer={
            readings.find(({ date, technicianId }) => date === open.date && technicianId === open.technicianId) ?? null
          }
          technicianId={open.technicianId}
          date={open.date}
          onClose={() => setOpen(null)}
        />
      )}
    </OneColumn>
  );
}

type ByDayProps = Names & { days: readonly MileageDay[]; onOpen: (day: MileageDay) => void };

function ByDay({ days, nameOf, vehicleOf, onOpen }: ByDayProps) {
  const mayEnter = useCan()('update', 'odometers');
  return (
    <FigureTable
      caption="Miles by day"
      isStackedOnPhone
      columns={[
        { label: 'Day', isOneLine: true },
        { label: 'Technician', isText: true },
        { label: 'Vehicle', isText: true },
        { label: 'Stops' },
        { label: 'Miles' },
        { label: 'By', isText: true, isOneLine: true },
      ]}
      rows={days.toReversed().map((day) => {
        const miles = milesOf(day);
        const basis = basisOf(miles, day, nameOf);
        return {
          id: `${day.date} ${day.technicianId}`,
          cells: [
            formatDate(day.date, 'UTC'),
            nameOf(day.technicianId),
            vehicleOf(day) || '–',
            formatNumber(day.legs.filter(({ to }) => to !== 'Base').length),
            miles.total.toFixed(1),
            mayEnter ? (
              <Button key="by" variant="text" data-read onClick={() => onOpen(day)}>
                {basis}
              </Button>
            ) : (
              basis
            ),
          ],
        };
      })}
    />
  );
}
