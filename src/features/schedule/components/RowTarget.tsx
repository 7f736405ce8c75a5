import { useSyncExternalStore } from 'react';
import { stretchOnAxis, type Axis } from '@/domain/scheduling/board/axis';
import { stretchOf } from '@/domain/scheduling/ground';
import type { InteractionStore } from '../hooks/interaction';
import classes from './RowTarget.module.css';

type RowTargetProps = { store: InteractionStore; technicianId: string; axis: Axis };

/**
 * Colors a row's background by the engine's verdict while the dragged card would land in it. It is part of its row, so only this row is
 * repainted, and not everything between the background and the cards of all rows.
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
