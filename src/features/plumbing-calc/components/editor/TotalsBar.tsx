import { showNumber } from '@/domain/calculation/showQuantity';
import { problemsIn } from '@/domain/plumbing/record/tree';
import { useUnits } from '@/entities/calculation/useUnits';
import { useEditing } from './editingContext';
import classes from './editor.module.css';

/** Shows the totals, always in view. */
export function TotalsBar() {
  const { live } = useEditing();
  const { show } = useUnits();
  const { water = null, drainage = null, gas = null } = live.result ?? {};
  const problems = problemsIn(live);
  // A gas-only calculation doesn't say four times that there is no water.
  const figures = [
    ...(water
      ? [
          { label: 'Water demand', value: show(water.demandGpm, 'waterFlow') },
          { label: 'Fixture units', value: `${showNumber(water.wsfuTotal, 1)} WSFU` },
        ]
      : []),
    ...(drainage ? [{ label: 'Drainage', value: `${showNumber(drainage.dfu, 1)} DFU` }] : []),
    ...(gas ? [{ label: 'Gas', value: show(gas.cfh, 'gasFlow') }] : []),
    { label: 'To settle', value: String(problems), isAlarming: problems > 0 },
  ];
  return (
    <section className={classes['totals']} aria-label="Totals of the calculation">
      <dl>
        {figures.map(({ label, value, isAlarming = false }) => (
          <div key={label} data-alarming={isAlarming || undefined}>
            <dt>{label}</dt>
            <dd>
              <output aria-live="off" aria-label={label}>
                {value}
              </output>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
