import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { PROCEDURE_TITLES } from '@/domain/diagnostics/procedures/kinds';
import { diagnosticsOf } from '@/domain/diagnostics/record/queries';
import { RelatedRecords } from '@/entities/record/RelatedRecords';
import { paths } from '@/lib/paths';
import { formatShortDate } from '@/ui/format/dateTime';
import { VerdictBadge } from './VerdictBadge';

type DiagnosticsSectionProps = {
  /** Field of the person or thing the readings belong to. */
  subject: 'customerId' | 'jobId' | 'equipmentId';
  id: string;
  /** URL for starting a new set. */
  newTo: string;
};

/** Lists the readings taken at a customer, on a job or of a unit, most recent first. Renders nothing for users without the feature. */
export function DiagnosticsSection({ subject, id, newTo }: DiagnosticsSectionProps) {
  const session = useSession();
  const can = useCan();
  const maySee = can('read', 'diagnostics');
  const list = useRecords(collections.diagnostics, diagnosticsOf(subject, id), { isEnabled: maySee });
  if (!maySee) return null;
  const { timeZone } = session.company;
  return (
    <RelatedRecords
      title="Readings"
      list={list}
      rows={(list.data ?? []).map(({ id: setId, kind, verdict, summary, unitName, measuredAt }) => ({
        id: setId,
        to: paths.diagnosticView(setId),
        label: PROCEDURE_TITLES[kind],
        badge: <VerdictBadge verdict={verdict} />,
        details: [[summary, unitName, formatShortDate(measuredAt, timeZone)].filter(Boolean).join(' · ')],
      }))}
      emptyText="Nothing measured yet."
      add={can('create', 'diagnostics') ? { to: newTo, label: 'New readings' } : undefined}
    />
  );
}
