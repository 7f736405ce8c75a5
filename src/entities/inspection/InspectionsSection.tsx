import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { inspectionsOf, inspectionsOfUnit } from '@/domain/inspection/queries';
import { RelatedRecords } from '@/entities/record/RelatedRecords';
import { paths } from '@/lib/paths';
import { formatShortDate } from '@/ui/format/dateTime';
import { InspectionBadge } from './InspectionBadge';
import { useTemplatesAtHand } from './useTemplatesAtHand';

type InspectionsSectionProps = {
  /** The customer or record the inspections belong to. */
  subject: 'customerId' | 'jobId' | 'equipmentId';
  id: string;
  /** URL for starting a new one. */
  newTo: string;
};

/** Lists the inspections of a customer, job or unit, most recently started first. Renders nothing for users without the feature. */
export function InspectionsSection({ subject, id, newTo }: InspectionsSectionProps) {
  const session = useSession();
  const can = useCan();
  const maySee = can('read', 'inspections');
  const list = useRecords(
    collections.inspections,
    subject === 'equipmentId' ? inspectionsOfUnit(id) : inspectionsOf(subject, id),
    { isEnabled: maySee },
  );
  const mayStart = can('create', 'inspections');
  useTemplatesAtHand(mayStart && subject === 'jobId');
  if (!maySee) return null;
  const { timeZone } = session.company;
  return (
    <RelatedRecords
      title="Inspections"
      list={list}
      rows={(list.data ?? []).map(({ id: inspectionId, title, state, summary, score, startedAt }) => ({
        id: inspectionId,
        to: state === 'in-progress' ? paths.inspectionFill(inspectionId) : paths.inspectionView(inspectionId),
        label: title,
        badge: <InspectionBadge state={state} />,
        details: [
          [score === null ? '' : `${score}%`, summary, formatShortDate(startedAt, timeZone)]
            .filter(Boolean)
            .join(' · '),
        ],
      }))}
      emptyText="No inspections yet."
      add={mayStart ? { to: newTo, label: 'New inspection' } : undefined}
    />
  );
}
