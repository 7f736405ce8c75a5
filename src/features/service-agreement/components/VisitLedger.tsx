import { Button, Group, Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { VISIT_DUE_LABELS, type Agreement, type AgreementVisit } from '@/domain/agreement/record/schema';
import { isOnlyOffered, isServed } from '@/domain/agreement/record/state';
import { visitsOffered } from '@/domain/agreement/record/visits';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import type { Tone } from '@/ui/tone';
import type { AgreementActionsApi } from '../hooks/useAgreementActions';

const TONES: Record<AgreementVisit['state'], Tone> = {
  due: 'warning',
  scheduled: 'info',
  used: 'success',
  lapsed: 'danger',
  'rolled-over': 'neutral',
};

type VisitLedgerProps = { agreement: Stored<Agreement>; today: string; actions: AgreementActionsApi };

/** Every visit that the member is owed, when, and what became of it. */
export function VisitLedger({ agreement, today, actions }: VisitLedgerProps) {
  const session = useSession();
  const { timeZone } = session.company;
  const mayPlan = canAct(session, 'manageAgreements') && isServed(agreement.state);
  const when = ({ state, dueFrom, dueBy, usedOn }: AgreementVisit): string =>
    state === 'used'
      ? `Done ${formatDate(usedOn, timeZone)}`
      : `${formatDate(dueFrom, timeZone)} to ${formatDate(dueBy, timeZone)}`;
  const isWaiting = isOnlyOffered(agreement.state);
  // Nobody is owed anything yet; the plan says what will be.
  const visits = isWaiting ? visitsOffered(agreement.plan, agreement.startsOn) : agreement.visits;
  return (
    <Section title={isWaiting ? 'Visits in the first year' : 'Visits'}>
      {visits.length === 0 ? (
        <Text size="sm" c="dimmed">
          This plan has no visits.
        </Text>
      ) : (
        <LinedList label="Visits">
          {visits.map((visit) => (
            <LinedRow
              key={visit.id}
              title={
                <Group gap="xs">
                  {visit.plannedAs === '' ? (
                    visit.name
                  ) : (
                    <RouterLink to={paths.jobDetails(visit.plannedAs)}>{visit.name}</RouterLink>
                  )}
                  {!isWaiting && (
                    <StatusBadge
                      tone={visit.state === 'due' && visit.dueFrom > today ? 'neutral' : TONES[visit.state]}
                      label={visit.state === 'due' && visit.dueFrom > today ? 'To come' : VISIT_DUE_LABELS[visit.state]}
                    />
                  )}
                </Group>
              }
              details={when(visit)}
            >
              {mayPlan && visit.state === 'due' && (
                <Group gap="xs">
                  <Button variant="default" loading={actions.isBusy} onClick={() => void actions.planVisit(visit.id)}>
                    Plan
                  </Button>
                  <Button
                    variant="subtle"
                    loading={actions.isBusy}
                    onClick={() => void actions.markVisit(visit.id, 'used')}
                  >
                    Mark as done
                  </Button>
                </Group>
              )}
              {mayPlan && (visit.state === 'lapsed' || (visit.state === 'used' && visit.plannedAs === '')) && (
                <Button
                  variant="subtle"
                  loading={actions.isBusy}
                  onClick={() => void actions.markVisit(visit.id, 'due')}
                >
                  Mark as owed
                </Button>
              )}
            </LinedRow>
          ))}
        </LinedList>
      )}
    </Section>
  );
}
