import type { Derived } from '@/domain/load-calc/derived';
import { showDerived } from '@/domain/load-calc/showDerived';
import { useUnits } from '@/entities/calculation/useUnits';
import { useExplain } from './explainContext';
import classes from './ExplainedNumber.module.css';

type ExplainedNumberProps = {
  derived: Derived;
  /** True where a heading already shows the unit. */
  isUnitHidden?: boolean;
  /** Its name, if its own label says less than its context: `Bedroom, heating load`. */
  label?: string;
};

/** Shows a number that opens its derivation. */
export function ExplainedNumber({ derived, isUnitHidden = false, label = derived.label }: ExplainedNumberProps) {
  const { system } = useUnits();
  const explain = useExplain();
  const whole = showDerived(derived, system);
  const shown = isUnitHidden ? (whole.split(' ')[0] ?? whole) : whole;
  if (!explain) return <span className="tabular">{shown}</span>;
  return (
    <button
      type="button"
      className={classes.number}
      aria-label={`${label} ${whole}: how it is calculated`}
      onClick={() => explain(derived)}
    >
      {shown}
    </button>
  );
}
