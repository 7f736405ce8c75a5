import { IconBolt, IconRulerMeasure, type Icon } from '@tabler/icons-react';
import type { LoadProject } from '@/domain/load-calc/project/schema';
import type { Stored } from '@/domain/record/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatShortDate } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import type { Units } from '@/entities/calculation/useUnits';
import { CalculationCard, CalculationCustomer } from '@/entities/calculation/CalculationCard';
import { CalculationMenu } from '@/entities/calculation/CalculationMenu';
import { LOAD_PLACE } from '../../loadPlace';
import { MODE_LABELS } from '@/domain/load-calc/project/modeLabels';

const coolingOf = ({ totals }: LoadProject): number => totals.coolingSensibleBtuh + totals.coolingLatentBtuh;
const subtitleOf = ({ number, address }: LoadProject): string => [number, address].filter(Boolean).join(' · ');

const MODE_SIGNS: Record<LoadProject['mode'], Icon> = { quick: IconBolt, full: IconRulerMeasure };

function ModeBadge({ mode }: Pick<LoadProject, 'mode'>) {
  const Sign = MODE_SIGNS[mode];
  return <StatusBadge tone="neutral" label={MODE_LABELS[mode]} icon={<Sign size={14} stroke={2.25} />} />;
}

/** Columns of the load calculation list. */
export const loadColumns = (timeZone: string, { show }: Pick<Units, 'show'>): DataColumn<Stored<LoadProject>>[] => [
  { id: 'title', header: 'Calculation', isSortable: true, cell: ({ title }) => <span title={title}>{title}</span> },
  {
    id: 'customer',
    header: 'Customer',
    cell: (project) => <CalculationCustomer {...project} />,
  },
  { id: 'number', header: 'Number', width: 110, isSecondary: true, cell: ({ number }) => number },
  { id: 'mode', header: 'Kind', width: 150, isSecondary: true, cell: ({ mode }) => <ModeBadge mode={mode} /> },
  {
    id: 'totals.heatingBtuh',
    header: 'Heating',
    width: 120,
    align: 'end',
    isSortable: true,
    cell: ({ totals }) => <span className="tabular">{show(totals.heatingBtuh, 'load')}</span>,
  },
  {
    id: 'cooling',
    header: 'Cooling',
    width: 120,
    align: 'end',
    cell: (project) => <span className="tabular">{show(coolingOf(project), 'load')}</span>,
  },
  {
    id: 'floorArea',
    header: 'Floor area',
    width: 110,
    align: 'end',
    isSecondary: true,
    cell: ({ totals }) => <span className="tabular">{show(totals.floorAreaFt2, 'area', { decimals: 0 })}</span>,
  },
  {
    id: 'updatedAt',
    header: 'Changed',
    width: 104,
    isSortable: true,
    isSecondary: true,
    cell: ({ updatedAt }) => formatShortDate(updatedAt, timeZone),
  },
  { id: 'menu', header: '', width: 52, cell: (project) => <CalculationMenu place={LOAD_PLACE} project={project} /> },
];

/** Shows a calculation in the list on a phone. */
export function LoadCard({ project, show }: { project: Stored<LoadProject> } & Pick<Units, 'show'>) {
  const { totals } = project;
  return (
    <CalculationCard
      title={project.title}
      badge={<ModeBadge mode={project.mode} />}
      lines={[
        [project.customerName, subtitleOf(project)],
        [`Heating ${show(totals.heatingBtuh, 'load')}`, `cooling ${show(coolingOf(project), 'load')}`],
      ]}
    />
  );
}
