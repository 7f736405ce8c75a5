import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { calculationsOf, type CalculationSubject } from '@/domain/calculation/queries';
import type { PlumbingCalc } from '@/domain/plumbing/record/schema';
import { useUnits, type Units } from '@/entities/calculation/useUnits';
import { RelatedRecords } from '@/entities/record/RelatedRecords';
import { paths } from '@/lib/paths';

type PlumbingSectionProps = {
  subject: CalculationSubject;
  id: string;
  /** URL for starting a new one; if omitted, none is offered. */ newTo?: string | undefined;
};

const factsText = ({ codeName, totals }: PlumbingCalc, show: Units['show']): string =>
  [
    codeName,
    totals.demandGpm > 0 ? show(totals.demandGpm, 'waterFlow') : '',
    totals.dfu > 0 ? `${totals.dfu} DFU` : '',
    totals.gasCfh > 0 ? show(totals.gasCfh, 'gasFlow') : '',
    totals.problems > 0 ? `${totals.problems} to settle` : '',
  ]
    .filter(Boolean)
    .join(' · ');

/**
 * Lists the plumbing calculations of a customer, property or job, most recently changed first; renders nothing if there are none and none
 * can be created.
 */
export function PlumbingSection({ subject, id, newTo }: PlumbingSectionProps) {
  const can = useCan();
  const { show } = useUnits();
  const maySee = can('read', 'plumbingCalc');
  const mayAdd = newTo !== undefined && can('create', 'plumbingCalc');
  const list = useRecords(collections.plumbingCalc, calculationsOf(subject, id), { isEnabled: maySee });
  const records = list.data ?? [];
  if (!maySee || (!mayAdd && records.length === 0)) return null;
  return (
    <RelatedRecords
      title="Plumbing calculations"
      list={list}
      rows={records.map((record) => ({
        id: record.id,
        to: paths.plumbingCalcView(record.id),
        label: record.title,
        details: [factsText(record, show)],
      }))}
      emptyText="No plumbing calculations yet."
      add={mayAdd ? { to: newTo, label: 'New calculation' } : undefined}
    />
  );
}
