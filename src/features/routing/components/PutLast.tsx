import { Button, Menu } from '@mantine/core';
import type { DayVisit } from '@/domain/routing/day/dayVisits';
import type { LastPlace } from '@/domain/routing/day/lastPlaces';

export type PutLastProps = {
  visit: DayVisit;
  placesOf: (visitId: string) => readonly LastPlace[];
  nameOf: (technicianId: string) => string;
  timeOf: (second: number) => string;
  onPut: (visit: DayVisit, place: LastPlace) => void;
};

/** Adds a visit without a location after a technician's last stop, where no other drive depends on it. */
export function PutLast({ visit, placesOf, nameOf, timeOf, onPut }: PutLastProps) {
  const places = placesOf(visit.entry.id);
  if (places.length === 0) return null;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="text" size="xs" aria-label={`Plan ${visit.entry.title} last`}>
          Plan it last
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        <Menu.Label>After the last stop, the drive not counted</Menu.Label>
        {places.map((place) => (
          <Menu.Item key={place.technicianId} onClick={() => onPut(visit, place)}>
            {`${nameOf(place.technicianId)}, ${timeOf(place.start)}`}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
