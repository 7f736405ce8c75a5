import { IconPlus } from '@tabler/icons-react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { PROCEDURE_TITLES } from '@/domain/diagnostics/procedures/kinds';
import { diagnosticsOf } from '@/domain/diagnostics/record/queries';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatShortDate } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './DiagnosticsSection.module.css';
import { VerdictBadge } from './VerdictBadge';

type DiagnosticsSectionProps = {
  /** Of whom or what. */
  subject: 'customerId' | 'jobId';
  id: string;
  /** Where a new set starts. */
  newTo: string;
};

/** The readings taken at a customer or on a job, last measured first. Nothing for those without the feature. */
export function DiagnosticsSection({ subject, id, newTo }: DiagnosticsSectionProps) {
  const session = useSession();
  const maySee = can(session, 'read', 'diagnostics');
  const {
    data: sets = [],
    isLoading,
    error,
    refetch,
  } = useRecords(collections.diagnostics, diagnosticsOf(subject, id), { isEnabled: maySee });
  if (!maySee) return null;
  return (
    <Section
      title="Readings"
      actions={
        can(session, 'create', 'diagnostics') && (
          <LinkButton variant="text" to={newTo} leftSection={<IconPlus size={18} aria-hidden />}>
            New readings
          </LinkButton>
        )
      }
    >
      {isLoading && <LoadingRows rows={2} label="Loading readings" />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!isLoading && !error && sets.length === 0 && <div className={classes['second']}>Nothing measured yet.</div>}
      {sets.length > 0 && (
        <ul className={classes['list']} aria-label="Readings">
          {sets.map(({ id: setId, kind, verdict, summary, unitName, measuredAt }) => (
            <li key={setId} className={classes['set']}>
              <span className={classes['top']}>
                <RouterLink to={paths.diagnosticView(setId)}>{PROCEDURE_TITLES[kind]}</RouterLink>
                <VerdictBadge verdict={verdict} />
              </span>
              <span className={classes['second']}>
                {[summary, unitName, formatShortDate(measuredAt, session.company.timeZone)].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
