import { useDeferredValue, useMemo } from 'react';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { readInputs } from '@/domain/load-calc/check/readInputs';
import { quickHouse, QUICK_LABEL } from '@/domain/load-calc/quick/quickHouse';
import type { QuickInputs } from '@/domain/load-calc/quick/schema';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { useUnits } from '@/entities/calculation/useUnits';
import classes from './quick.module.css';

type QuickOutcomeProps = { answers: QuickInputs; climate: Pick<LoadInputs, 'site' | 'design'> };

/** Shows the loads resulting from the answers, and the assumptions behind them. */
export function QuickOutcome({ answers, climate }: QuickOutcomeProps) {
  const { show } = useUnits();
  const [quick, there] = [useDeferredValue(answers), useDeferredValue(climate)];
  const outcome = useMemo(() => {
    const { inputs, assumptions } = quickHouse(quick, there);
    const read = readInputs(inputs);
    return { assumptions, errors: read.errors, block: read.inputs ? calculateLoads(read.inputs).block : null };
  }, [quick, there]);
  if (!outcome.block) {
    return (
      <InlineNotice tone="warning" title="This cannot be calculated yet">
        {outcome.errors[0]?.message}
      </InlineNotice>
    );
  }
  const { heating, coolingSensible, coolingLatent } = outcome.block;
  const cooling = coolingSensible.total.value + coolingLatent.total.value;
  const totals = [
    { label: 'Heating', value: heating.total.value },
    { label: 'Cooling', value: cooling },
    { label: 'Sensible', value: coolingSensible.total.value },
    { label: 'Latent', value: coolingLatent.total.value },
  ];
  return (
    <div className={classes['outcome']}>
      <dl className={classes['totals']} aria-label="Loads of the house" aria-live="polite">
        {totals.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={classes['main']}>{show(value, 'load')}</dd>
          </div>
        ))}
      </dl>
      <InlineNotice tone="info">{QUICK_LABEL}</InlineNotice>
      <details>
        <summary className={classes['summary']}>What was assumed ({outcome.assumptions.length})</summary>
        <ul className={classes['assumptions']}>
          {outcome.assumptions.map(({ path, text }) => (
            <li key={path}>{text}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
