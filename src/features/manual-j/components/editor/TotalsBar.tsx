import { QUICK_LABEL } from '@/domain/load-calc/quick/quickHouse';
import { useUnits } from '../../hooks/useUnits';
import { useEditing } from './editingContext';
import classes from './editor.module.css';

/** The loads of the house, always in sight. */
export function TotalsBar() {
  const { result, draft } = useEditing();
  const { show } = useUnits();
  const { heating, coolingSensible, coolingLatent } = result.block;
  const cooling = coolingSensible.total.value + coolingLatent.total.value;
  const figures = [
    { label: 'Heating', value: heating.total.value, tone: 'heating' },
    { label: 'Sensible cooling', value: coolingSensible.total.value, tone: 'cooling' },
    { label: 'Latent cooling', value: coolingLatent.total.value, tone: 'cooling' },
    { label: 'Cooling in total', value: cooling, tone: 'cooling' },
  ];
  return (
    <section className={classes['totals']} aria-label="Loads of the house">
      <dl>
        {figures.map(({ label, value, tone }) => (
          <div key={label} data-tone={tone}>
            <dt>{label}</dt>
            <dd>
              <output aria-live="off" aria-label={`${label} of the house`}>
                {show(value, 'load')}
              </output>
            </dd>
          </div>
        ))}
      </dl>
      {draft.mode === 'quick' && <p className={classes['quickLabel']}>{QUICK_LABEL}</p>}
    </section>
  );
}
