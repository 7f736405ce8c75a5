import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import type { LoadResult } from '@/domain/load-calc/result';
import type { Airflows } from '@/domain/load-calc/report/airflowFigures';
import { coolingLoad, tonsText } from '@/domain/load-calc/report/blockFigures';
import { useUnits } from '@/entities/calculation/useUnits';
import { toneOf } from '@/ui/charts/fill';
import { ExplainedNumber } from './ExplainedNumber';
import classes from './LoadTotals.module.css';

type LoadTotalsProps = {
  inputs: LoadInputs;
  result: LoadResult;
  air: Airflows;
  /** True when the loads are already shown above, leaving the figures derived from them. */
  isBelowLoads?: boolean;
};

/** Shows what the house needs: heating, cooling with its two parts, and the airflow. */
export function LoadTotals({ inputs, result: { block }, air, isBelowLoads = false }: LoadTotalsProps) {
  const { show, system } = useUnits();
  const areaFt2 = inputs.building.conditionedFloorAreaFt2;
  const cooling = coolingLoad(block);
  const perArea = (btuh: number): string => show(btuh / areaFt2, 'loadPerArea');
  const inTons = system === 'us' ? `${tonsText(cooling.value)} · ` : '';
  const loads = [
    { derived: block.heating.total, tone: 'heat', aside: perArea(block.heating.total.value) },
    { derived: cooling, tone: 'cool', aside: `${inTons}${perArea(cooling.value)}` },
    { derived: block.coolingSensible.total, tone: 'cool', aside: 'Dry heat' },
    { derived: block.coolingLatent.total, tone: 'cool', aside: 'Moisture' },
  ] as const;
  const airs = [
    {
      derived: air.heating,
      tone: 'heat',
      aside: air.heating.origin === 'entered' ? 'As chosen' : 'Air that carries the heating load',
    },
    {
      derived: air.cooling,
      tone: 'cool',
      aside: air.cooling.origin === 'entered' ? 'As chosen' : 'Air that carries the sensible load',
    },
  ] as const;
  return (
    <dl className={classes.totals} aria-label="Heating and cooling of the house">
      {isBelowLoads && (
        <>
          <div {...toneOf('heat', classes.total)}>
            <dt>Heating for its size</dt>
            <dd className={classes.main}>{perArea(block.heating.total.value)}</dd>
          </div>
          <div {...toneOf('cool', classes.total)}>
            <dt>Cooling for its size</dt>
            <dd className={classes.main}>{system === 'us' ? tonsText(cooling.value) : perArea(cooling.value)}</dd>
            {system === 'us' && <dd className={classes.aside}>{perArea(cooling.value)}</dd>}
          </div>
        </>
      )}
      {[...(isBelowLoads ? [] : loads), ...airs].map(({ derived, tone, aside }) => (
        <div key={derived.label} {...toneOf(tone, classes.total)}>
          <dt>{derived.label}</dt>
          <dd className={classes.main}>
            <ExplainedNumber derived={derived} />
          </dd>
          <dd className={classes.aside}>{aside}</dd>
        </div>
      ))}
    </dl>
  );
}
