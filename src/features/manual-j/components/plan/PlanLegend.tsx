import { useUnits } from '@/entities/calculation/useUnits';
import { toneOf } from '@/ui/charts/fill';
import classes from './plan.module.css';
import type { PlanLoads } from '@/domain/floor-plan/planLoads';

/** Explains the rooms' shades. */
export function PlanLegend({ loads }: { loads: PlanLoads }) {
  const { show, unit } = useUnits();
  const { starts } = loads.scale;
  const bare = (value: number): string => show(value, 'loadPerArea', { isBare: true });
  return (
    <ul
      className={classes['legend']}
      aria-label={`${loads.season === 'heating' ? 'Heating' : 'Sensible cooling'} by floor area`}
    >
      <li>
        In each room {unit('load')} · {unit('loadPerArea')}:
      </li>
      {starts.map((start, shade) => {
        const next = starts[shade + 1];
        return (
          <li key={start}>
            <svg width={16} height={16} aria-hidden>
              <rect
                width={16}
                height={16}
                rx={3}
                {...toneOf(loads.season === 'heating' ? 'heat' : 'cool', classes['fill'])}
                data-shade={shade}
                stroke="var(--fw-border)"
              />
            </svg>
            {next === undefined ? `from ${bare(start)}` : `${bare(start)} to ${bare(next)}`}
          </li>
        );
      })}
    </ul>
  );
}
