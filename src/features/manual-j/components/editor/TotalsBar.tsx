import { QUICK_LABEL } from '@/domain/load-calc/quick/quickHouse';
import { coolingLoad } from '@/domain/load-calc/report/blockFigures';
import { toneOf } from '@/ui/charts/fill';
import { ExplainedNumber } from '../results/ExplainedNumber';
import { ExplainProvider } from '../results/ExplainProvider';
import { useEditing } from './editingContext';
import classes from './editor.module.css';

/** Shows the house's loads, always in view. Each opens its derivation. */
export function TotalsBar() {
  const { result, draft, showField } = useEditing();
  const { heating, coolingSensible, coolingLatent } = result.block;
  const figures = [
    { label: 'Heating', derived: heating.total, tone: 'heat' },
    { label: 'Sensible cooling', derived: coolingSensible.total, tone: 'cool' },
    { label: 'Latent cooling', derived: coolingLatent.total, tone: 'cool' },
    { label: 'Total cooling', derived: coolingLoad(result.block), tone: 'cool' },
  ] as const;
  return (
    <section className={classes['totals']} aria-label="Loads of the house">
      <ExplainProvider onShowField={showField}>
        <dl>
          {figures.map(({ label, derived, tone }) => (
            <div key={label} {...toneOf(tone, classes['figure'])}>
              <dt>{label}</dt>
              <dd>
                <output aria-live="off" aria-label={`${label} of the house`}>
                  <ExplainedNumber derived={derived} />
                </output>
              </dd>
            </div>
          ))}
        </dl>
      </ExplainProvider>
      {draft.mode === 'quick' && <p className={classes['quickLabel']}>{QUICK_LABEL}</p>}
    </section>
  );
}
