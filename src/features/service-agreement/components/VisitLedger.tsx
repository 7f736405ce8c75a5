import { Button, Group, Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { offeredVisitsTitle } from '@/domain/agreement/record/paperWords';
import type { Agreement, AgreementVisit } from '@/domain/agreement/record/schema';
import { isOnlyOffered, isServed } from '@/domain/agreement/record/state';
import { standingOf, visitStateText, visitsToCome, type VisitStanding } from '@/domain/agreement/record/visits';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import type { Tone } from '@/ui/tone';
import type { AgreementActionsApi } from '../hooks/useAgreementActions';

const TONES: Record<VisitStanding, Tone> = {
  due: 'warning',
  scheduled: 'info',
  used: 'success',
  lapsed: 'danger',
  'rolled-over': 'neutral',
  'to-come': 'neutral',
  'no-longer-owed': 'neutral',
};

function badgeOf(visit: AgreementVisit, agreement: Agreement, today: string): { tone: Tone; label: string } {
  return { tone: TONES[standingOf(visit, agreement, today)], label: visitStateText(visit, agreement, today) };
}

type VisitLedgerProps = { agreement: Stored<Agreement>; today: string; actions: AgreementActionsApi };

/** Lists every visit the member is owed, when it is due, and its status. */
export function VisitLedger({ agreement, today, actions }: VisitLedgerProps) {
  const session = useSession();
  const { timeZone } = session.company;
  const mayPlan = canAct(session, 'manageAgreements') && isServed(agreement.state);
  const when = ({ state, dueFrom, dueBy, usedOn }: AgreementVisit): string =>
    state === 'used'
      ? `Done ${formatDate(usedOn, timeZone)}`
      : `${formatDate(dueFrom, timeZone)} to ${formatDate(dueBy, timeZone)}`;
  const isWaiting = isOnlyOffered(agreement.state);
  // Nothing is owed yet; the plan determines what will be.
  const visits = isWaiting ? visitsToCome(agreement) : agreement.visits;
  return (
    <Section title={isWaiting ? offeredVisitsTitle(agreement.transfer) : 'Visits'}>
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
                  {!isWaiting && <StatusBadge {...badgeOf(visit, agreement, today)} />}
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
