import { Button, Group } from '@mantine/core';
import { pinOrigin } from '@/domain/property/located';
import { technicianName } from '@/domain/technician/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatCount } from '@/ui/format/quantities';
import type { RoutingDayData } from '../hooks/useRoutingDay';

type LocationNoticesProps = {
  data: RoutingDayData;
  usesZip: boolean;
  onZip: (isOn: boolean) => void;
  /** Sets a technician's base location; undefined for users who may not. */
  pinBase: ((technicianId: string) => void) | undefined;
};

/** Warns about missing and approximate locations: approximate ones are marked, missing ones are listed. */
export function LocationNotices({ data, usesZip, onZip, pinBase }: LocationNoticesProps) {
  const { problem, pins } = data;
  const visits = [...problem.visits.values()];
  const unlocated = visits.filter(({ isLocated }) => !isLocated);
  const approximate = visits.filter(({ entry }) => pins.isApproximate(entry.propertyId));
  const doubtful = visits.filter(({ entry }) => {
    const property = data.properties.get(entry.propertyId);
    return property !== undefined && pinOrigin(property) === 'nearby';
  });
  const withoutBase = problem.withoutBase.flatMap((id) => problem.day.ground.technicianOf(id) ?? []);
  return (
    <>
      {unlocated.length > 0 && (
        <InlineNotice
          tone="warning"
          title={`${formatCount(unlocated.length, 'visit has', 'visits have')} no location`}
          action={
            !usesZip && (
              <Button variant="default" onClick={() => onZip(true)}>
                Use ZIP codes
              </Button>
            )
          }
        >
          {unlocated.length === 1
            ? 'It stays where it is. Driving to it is not counted.'
            : 'They stay where they are. Driving to them is not counted.'}
        </InlineNotice>
      )}
      {doubtful.length > 0 && (
        <InlineNotice
          tone="warning"
          title={`${formatCount(doubtful.length, 'place is', 'places are')} only roughly known`}
        >
          {`The map found the street but not the house: ${doubtful.map(({ entry }) => entry.title).join(', ')}. Set the exact location from the visit menu.`}
        </InlineNotice>
      )}
      {withoutBase.length > 0 && (
        <InlineNotice tone="info" title={`No base location: ${withoutBase.map(technicianName).join(', ')}`}>
          Their routes begin at the first stop and end at the last.
          {pinBase && (
            <Group gap="md" mt={4}>
              {withoutBase.map((technician) => (
                <Button key={technician.id} variant="text" onClick={() => pinBase(technician.id)}>
                  {`Set base of ${technicianName(technician)}`}
                </Button>
              ))}
            </Group>
          )}
        </InlineNotice>
      )}
      {approximate.length > 0 && (
        <InlineNotice
          tone="info"
          title={`${formatCount(approximate.length, 'visit is', 'visits are')} placed by ZIP code`}
          action={
            <Button variant="default" onClick={() => onZip(false)}>
              Stop using ZIP codes
            </Button>
          }
        >
          Drives to them can be some miles off.
        </InlineNotice>
      )}
    </>
  );
}
