import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { calculationsOf, type CalculationSubject } from '@/domain/calculation/queries';
import type { LoadProject } from '@/domain/load-calc/project/schema';
import { RelatedRecords } from '@/entities/record/RelatedRecords';
import { paths } from '@/lib/paths';
import { useUnits, type Units } from '@/entities/calculation/useUnits';

type LoadCalculationsSectionProps = {
  /** The customer or record the calculations belong to. */
  subject: CalculationSubject;
  id: string;
  /** URL for starting a new one; if omitted, none is offered. */
  newTo?: string | undefined;
  isHiddenWhenEmpty?: boolean;
};

const loadsText = (
  { mode, totals: { heatingBtuh, coolingSensibleBtuh, coolingLatentBtuh } }: LoadProject,
  show: Units['show'],
): string =>
  `${mode === 'quick' ? 'Quick estimate' : 'Room by room'} · heating ${show(heatingBtuh, 'load')}, cooling ${show(coolingSensibleBtuh + coolingLatentBtuh, 'load')}`;

/** Lists the load calculations of a customer, property or job, most recently changed first. */
export function LoadCalculationsSection({
  subject,
  id,
  newTo,
  isHiddenWhenEmpty = false,
}: LoadCalculationsSectionProps) {
  const can = useCan();
  const { show } = useUnits();
  const maySee = can('read', 'manualJ');
  const list = useRecords(collections.manualJ, calculationsOf(subject, id), { isEnabled: maySee });
  const projects = list.data ?? [];
  if (!maySee || (isHiddenWhenEmpty && projects.length === 0)) return null;
  const mayAdd = newTo !== undefined && can('create', 'manualJ');
  return (
    <RelatedRecords
      title="Load calculations"
      list={list}
      rows={projects.map((project) => ({
        id: project.id,
        to: paths.manualJView(project.id),
        label: project.title,
        details: [loadsText(project, show), project.address],
      }))}
      emptyText="No load calculations yet."
      add={mayAdd ? { to: newTo, label: 'New calculation' } : undefined}
    />
  );
}
