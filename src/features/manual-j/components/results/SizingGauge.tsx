import type { SizingFinding } from '@/domain/load-calc/selection/sizing';
import classes from './SizingGauge.module.css';

/** Margin beyond the outermost mark. */
const BEYOND = 1.1;

/** Draws the allowed range with the load and the capacity in it. The text next to it says the same. */
export function SizingGauge({ finding }: { finding: SizingFinding }) {
  const { capacityBtuh, loadBtuh, leastBtuh, mostBtuh } = finding;
  const end = Math.max(capacityBtuh, loadBtuh, mostBtuh ?? leastBtuh) * BEYOND;
  const at = (btuh: number): string => `${(btuh / end) * 100}%`;
  return (
    <div className={classes['gauge']} data-state={finding.state} aria-hidden>
      <span
        className={classes['allowed']}
        style={{ insetInlineStart: at(leastBtuh), width: at((mostBtuh ?? end) - leastBtuh) }}
      />
      <span className={classes['load']} style={{ insetInlineStart: at(loadBtuh) }} />
      <span className={classes['capacity']} style={{ insetInlineStart: at(capacityBtuh) }} />
    </div>
  );
}
