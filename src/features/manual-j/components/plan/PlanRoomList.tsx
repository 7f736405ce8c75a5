import type { PlanEditing } from '../../hooks/usePlanEditing';
import { useUnits } from '@/entities/calculation/useUnits';
import { Section } from '@/ui/layout/Section';
import classes from './plan.module.css';
import type { PlanLoads } from '@/domain/floor-plan/planLoads';
import { sizeText } from './RoomText';

/** Lists the drawing's rooms on all levels. */
export function PlanRoomList({ editing, loads }: { editing: PlanEditing; loads: PlanLoads }) {
  const { show, unit } = useUnits();
  const { plan } = editing;
  return (
    <Section title="Rooms" description={`Load in ${unit('load')} and ${unit('loadPerArea')}.`}>
      <ul className={classes['rooms']}>
        {plan.rooms.map((room) => {
          const density = loads.of(room);
          return (
            <li key={room.key}>
              <button
                type="button"
                aria-current={room.key === editing.selected || undefined}
                onClick={() => {
                  editing.setLevel(room.level);
                  editing.select(room.key);
                }}
              >
                <strong>{room.name}</strong>
                <span className={classes['figures']}>
                  {density ? show(density.loadBtuh, 'load', { isBare: true }) : '–'}
                </span>
                <small>
                  {sizeText(room, show)}
                  {plan.levels.length > 1 && `, ${plan.levels[room.level]?.name ?? ''}`}
                </small>
                <small className={classes['figures']}>
                  {density?.perFt2 === undefined ? '' : show(density.perFt2, 'loadPerArea', { isBare: true })}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
