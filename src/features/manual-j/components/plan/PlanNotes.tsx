import { Button } from '@mantine/core';
import { checkPlan } from '@/domain/floor-plan/checkPlan';
import { planDifferences, takeDrawn, type PlanDifference } from '@/domain/floor-plan/differences';
import { moveLevel } from '@/domain/floor-plan/edit/levels';
import { changePlanRoom } from '@/domain/floor-plan/edit/rooms';
import { useUnits } from '@/entities/calculation/useUnits';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { withHouse } from '../../editing/acceptValue';
import { withPlan } from '../../editing/planEditing';
import type { PlanEditing } from '../../hooks/usePlanEditing';
import { useEditing, useFields } from '../editor/editingContext';
import classes from './plan.module.css';

/** Lists oddities of the drawing and where the table disagrees with it. */
export function PlanNotes({ editing }: { editing: PlanEditing }) {
  const { editor } = useFields();
  const { draft, usual } = useEditing();
  const { show } = useUnits();
  const { plan } = editing;
  const problems = checkPlan(plan);
  const differences = planDifferences(draft.house, plan);
  const take = (difference: PlanDifference): void =>
    editor.change('', (now) => {
      if (!now.floorPlan) return now;
      const taken = takeDrawn(now.house, now.floorPlan, difference);
      return withPlan(withHouse(now, taken.house), taken.plan, usual).draft;
    });
  return (
    <>
      {problems.length > 0 && (
        <InlineNotice tone="warning" title="Look at this in the drawing">
          <ul className={classes['notes']}>
            {problems.map(({ id, text, keys, move, levelMove }) => {
              const room = plan.rooms.find(({ key }) => key === move?.room);
              return (
                <li key={id}>
                  <span>{text}</span>
                  <Button
                    variant="text"
                    onClick={() => {
                      const shown = plan.rooms.find(({ key }) => key === keys[0]);
                      if (shown) editing.setLevel(shown.level);
                      editing.select(keys[0] ?? '');
                    }}
                  >
                    Show
                  </Button>
                  {room && move && (
                    <Button
                      variant="text"
                      onClick={() =>
                        editing.change('', (now) =>
                          changePlanRoom(now, room.key, { xFt: room.xFt + move.xFt, yFt: room.yFt + move.yFt }),
                        )
                      }
                    >
                      Close the gap
                    </Button>
                  )}
                  {levelMove && (
                    <Button variant="text" onClick={() => editing.change('', (now) => moveLevel(now, levelMove))}>
                      Move the {plan.levels[levelMove.level]?.name ?? 'level'} over the rooms below
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </InlineNotice>
      )}
      {differences.length > 0 && (
        <InlineNotice tone="info" title="Typed in the table: it counts, not the drawing">
          <ul className={classes['notes']}>
            {differences.map((difference) => (
              <li key={`${difference.what} ${difference.key}`}>
                <span>{differenceText(difference, (area) => show(area, 'area'))}</span>
                <Button variant="text" onClick={() => take(difference)}>
                  {difference.what === 'left out' ? 'Put it back' : 'Take the drawing'}
                </Button>
              </li>
            ))}
          </ul>
        </InlineNotice>
      )}
    </>
  );
}

function differenceText({ id, what, drawnFt2, typedFt2 }: PlanDifference, area: (ft2: number) => string): string {
  if (what === 'left out') return `${id}: left out, drawn ${area(drawnFt2)}.`;
  if (what === 'floor area') return `Floor of ${id}: ${area(typedFt2)}, drawn ${area(drawnFt2)}.`;
  return drawnFt2 === typedFt2
    ? `${id}: faces or borders on something else than drawn.`
    : `${id}: ${area(typedFt2)}, drawn ${area(drawnFt2)}.`;
}
