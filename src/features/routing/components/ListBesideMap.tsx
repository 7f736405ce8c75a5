import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import classes from './ListBesideMap.module.css';

export type RoutingPart = 'list' | 'map';

type Props = { part: RoutingPart; onPart: (part: RoutingPart) => void; list: ReactNode; map: ReactNode };

/** Shows the routes as a list and a map: side by side, or one at a time on a phone. */
export function ListBesideMap({ part, onPart, list, map }: Props) {
  return useIsPhone() ? (
    <>
      <SegmentedControl
        fullWidth
        aria-label="List or map"
        value={part}
        onChange={(value) => onPart(value === 'map' ? 'map' : 'list')}
        data={[
          { value: 'list', label: 'List' },
          { value: 'map', label: 'Map' },
        ]}
      />
      {part === 'list' ? list : map}
    </>
  ) : (
    <div className={classes['parts']}>
      {list}
      {map}
    </div>
  );
}
