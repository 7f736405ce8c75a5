import { useSyncExternalStore } from 'react';
import { stretchOnAxis, type Axis } from '@/domain/scheduling/board/axis';
import { stretchOf } from '@/domain/scheduling/ground';
import type { InteractionStore } from '../hooks/interaction';
import classes from './RowTarget.module.css';

type RowTargetProps = { store: InteractionStore; technicianId: string; axis: Axis };

/**
 * The ground of a row, in the colour of what the engine says, while what is in hand would come to stand in it. It is a part of its row,
 * so that only this row is painted anew, and not everything between the ground and the cards of all of them.
 */
export function RowTarget({ store, technicianId, axis }: RowTargetProps) {
  const look = useSyncExternalStore(store.subscribe, () => {
    const moving = store.get();
    const isHere =
      moving?.technicianId === technicianId &&
      !moving.isOverTray &&
      stretchOnAxis(axis, stretchOf(moving.placement)) !== null;
    return isHere ? (moving.verdict.severity ?? 'fits') : null;
  });
  return look && <span className={classes.target} data-severity={look} />;
}
