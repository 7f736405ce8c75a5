import { ActionIcon, Menu } from '@mantine/core';
import { IconClockExclamation, IconDots, IconMapSearch, IconPinnedOff, IconUserOff } from '@tabler/icons-react';
import { mapLinksOf } from '@/domain/routing/day/mapLinks';
import type { DayRoute } from '@/domain/routing/day/dayRoutes';
import type { RoutingPlace } from './routingPlace';

export type RouteMenuProps = {
  onDelay: (technicianId: string, name: string) => void;
  onOut: (technicianId: string, name: string) => void;
  /** Lets the planner move manually ordered stops again. */
  onRelease: (route: DayRoute) => void;
};

type Props = {
  route: DayRoute;
  name: string;
  place: RoutingPlace;
  isKept: boolean;
  actions: RouteMenuProps | null;
};

/** Shows the actions on one technician's route. */
export function RouteMenu({ route, name, place, isKept, actions }: Props) {
  const links = mapLinksOf(
    route.stops.map(({ visit, place: at }) => ({
      // A ZIP code's center is good enough for planning, but not for navigation.
      pin: place.isApproximate(visit.entry.propertyId) ? null : at,
      address: visit.entry.propertyAddress,
    })),
  );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={`More for ${name}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {links.map(({ href, first, last }) => (
          <Menu.Item
            key={first}
            component="a"
            href={href}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconMapSearch size={16} aria-hidden />}
          >
            {links.length === 1 ? 'Open in maps' : `Open stops ${first} to ${last} in maps`}
          </Menu.Item>
        ))}
        {links.length === 0 && <Menu.Item disabled>No stops</Menu.Item>}
        {actions && (
          <>
            <Menu.Divider />
            {isKept && (
              <Menu.Item leftSection={<IconPinnedOff size={16} aria-hidden />} onClick={() => actions.onRelease(route)}>
                Release the order
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<IconClockExclamation size={16} aria-hidden />}
              onClick={() => actions.onDelay(route.technicianId, name)}
            >
              Running late…
            </Menu.Item>
            <Menu.Item
              leftSection={<IconUserOff size={16} aria-hidden />}
              onClick={() => actions.onOut(route.technicianId, name)}
            >
              Out for the day
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
