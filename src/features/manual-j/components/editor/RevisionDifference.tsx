import { useMemo } from 'react';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { readHouse } from '@/domain/load-calc/project/house';
import type { LoadRevision } from '@/domain/load-calc/project/schema';
import { HEATING_COMPONENTS, SENSIBLE_COMPONENTS, type LoadResult } from '@/domain/load-calc/result';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { useUnits } from '@/entities/calculation/useUnits';
import { useEditing } from './editingContext';
import classes from './editor.module.css';

/** Returns the load components with readable names. */
function partsOf({ block }: LoadResult): { label: string; value: number }[] {
  const sensible = SENSIBLE_COMPONENTS.map((name) => ({
    label: `Cooling, ${block.coolingSensible[name].label.toLowerCase()}`,
    value: block.coolingSensible[name].value,
  }));
  return [
    { label: 'Heating', value: block.heating.total.value },
    { label: 'Sensible cooling', value: block.coolingSensible.total.value },
    { label: 'Latent cooling', value: block.coolingLatent.total.value },
    ...HEATING_COMPONENTS.map((name) => ({
      label: `Heating, ${block.heating[name].label.toLowerCase()}`,
      value: block.heating[name].value,
    })),
    ...sensible,
  ];
}

const TOTALS = 3;

/** Compares a revision's recalculated results with the house's current ones. */
export function RevisionDifference({ revision }: { revision: LoadRevision }) {
  const { result } = useEditing();
  const { show } = useUnits();
  const then = useMemo(() => {
    const { inputs } = readHouse(revision.house);
    return inputs ? partsOf(calculateLoads(inputs)) : null;
  }, [revision.house]);
  if (!then) return <InlineNotice tone="warning">The house of this revision cannot be read.</InlineNotice>;
  const now = partsOf(result);
  const rows = then
    .map((part, index) => ({ ...part, now: now[index]?.value ?? 0 }))
    .filter((part, index) => index < TOTALS || Math.round(part.now - part.value) !== 0);
  return (
    <div className={classes['scroll']}>
      <table className={classes['differences']}>
        <caption className="visually-hidden">Revision {revision.revisionNumber} and now</caption>
        <thead>
          <tr>
            <th scope="col">Load</th>
            <th scope="col">Then</th>
            <th scope="col">Now</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value, now: present }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{show(value, 'load')}</td>
              <td>{show(present, 'load')}</td>
              <td>{show(present - value, 'load', { isSigned: true })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
