import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { CHANGE_STATUS_LABELS, decodeResults, type PricebookChange } from '@/domain/pricebook/change';
import { chunksOf, recentChanges } from '@/domain/pricebook/queries';
import type { Stored } from '@/domain/record/schema';
import { UserName } from '@/entities/user/UserName';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { DateField } from '@/ui/forms/DateField';
import { formatDate, formatDateTime } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { useChanges } from '../hooks/useChanges';
import { useToday } from '@/entities/company/useToday';

const RECENT = recentChanges(50);
const RESULTS_SHOWN = 200;
const TONES = {
  draft: 'warning',
  scheduled: 'info',
  applying: 'info',
  live: 'success',
  'rolling-back': 'info',
  'rolled-back': 'neutral',
  cancelled: 'neutral',
} as const;

/** Lists price changes: awaiting approval, scheduled, and live ones that can be reverted. */
export function Component() {
  const { data, isLoading, error } = useRecords(collections.pricebookChanges, RECENT);
  const decisions = useChanges();
  return (
    <PageBody size="normal">
      <PageHeader
        title="Price changes"
        back={{ to: paths.pricebook, label: 'Pricebook' }}
        actions={<LinkButton to={paths.pricebookImport}>Import prices</LinkButton>}
      />
      {isLoading && <LoadingRows rows={4} />}
      {error && <ErrorState error={error} />}
      {data?.length === 0 && (
        <EmptyState
          title="No price changes yet"
          text="Import a file of prices. What it changes is shown first, a manager approves it, and it can be undone."
        />
      )}
      {data?.map((change) => (
        <ChangeCard key={change.id} change={change} decisions={decisions} />
      ))}
    </PageBody>
  );
}

type CardProps = { change: Stored<PricebookChange>; decisions: ReturnType<typeof useChanges> };

function ChangeCard({ change, decisions }: CardProps) {
  const { company } = useSession();
  const [isShown, setIsShown] = useState(false);
  const { status } = change;
  const counts = [
    change.createdCount > 0 && `${change.createdCount} new`,
    change.updatedCount > 0 && `${change.updatedCount} changed`,
    change.deactivatedCount > 0 && `${change.deactivatedCount} archived`,
    change.lowMarginCount > 0 && `${change.lowMarginCount} with a low margin`,
  ].filter(Boolean);
  const outcome = [
    change.appliedCount > 0 && `${change.appliedCount} applied`,
    change.skippedCount > 0 && `${change.skippedCount} skipped`,
    change.restoredCount > 0 && `${change.restoredCount} put back`,
    change.keptCount > 0 && `${change.keptCount} kept`,
  ].filter(Boolean);

  return (
    <Section title={change.name} actions={<StatusBadge tone={TONES[status]} label={CHANGE_STATUS_LABELS[status]} />}>
      <Stack gap="xs">
        <Text size="sm">{counts.join(' · ')}</Text>
        <Text size="sm" c="dimmed">
          Submitted by <UserName uid={change.createdBy} /> on {formatDateTime(change.createdAt, company.timeZone)}
          {change.approvedBy !== '' && (
            <>
              , approved by <UserName uid={change.approvedBy} />
            </>
          )}
          {status === 'scheduled' && <>, goes live on {formatDate(change.goLiveOn, company.timeZone)}</>}
          {change.liveAt !== '' && <>, live since {formatDateTime(change.liveAt, company.timeZone)}</>}.
        </Text>
        {outcome.length > 0 && <Text size="sm">{outcome.join(' · ')}</Text>}
        {isShown && <Results changeId={change.id} />}
        <Group gap="sm" align="end">
          <Decisions change={change} decisions={decisions} />
          {change.skippedCount + change.keptCount > 0 && (
            <Button variant="subtle" onClick={() => setIsShown(!isShown)}>
              {isShown ? 'Hide unchanged items' : 'Show unchanged items'}
            </Button>
          )}
        </Group>
      </Stack>
    </Section>
  );
}

function Decisions({ change: { id, name, status, appliedCount }, decisions }: CardProps) {
  const session = useSession();
  const today = useToday();
  const [goLiveOn, setGoLiveOn] = useState('');
  const [refused, setRefused] = useState('');
  const { busyId, approve, cancel, resume, rollBack } = decisions;
  const mayDecide = canAct(session, 'approvePricebookChange');
  const isBusy = busyId === id;
  const common = { loading: isBusy, disabled: busyId !== '' && !isBusy };

  const confirmRollBack = async (): Promise<void> => {
    const isSure = await confirmAction({
      title: `Roll back ${name.slice(0, 80)}?`,
      message: `${formatCount(appliedCount, 'item')} get back what they had before. Items that someone has changed since stay as they are; new ones are archived.`,
      confirmLabel: 'Roll back',
      tone: 'danger',
    });
    if (isSure) await rollBack(id);
  };

  if (status === 'draft' || status === 'scheduled') {
    return (
      <>
        {mayDecide && (
          <>
            <DateField
              label="Goes live on"
              placeholder="At once"
              minDate={today}
              value={goLiveOn}
              onChange={setGoLiveOn}
              onRefused={setRefused}
              error={refused || undefined}
              clearable
              w={180}
            />
            <Button onClick={() => void approve(id, goLiveOn)} {...common} disabled={common.disabled || refused !== ''}>
              {goLiveOn > today ? 'Approve for that day' : 'Approve and apply now'}
            </Button>
          </>
        )}
        {canAct(session, 'discardPricebookChange') && (
          <Button variant="default" onClick={() => void cancel(id)} {...common}>
            Cancel it
          </Button>
        )}
        {!mayDecide && (
          <Text size="sm" c="dimmed">
            A manager approves it.
          </Text>
        )}
      </>
    );
  }
  if (!mayDecide) return null;
  if (status === 'applying' || status === 'rolling-back')
    return (
      <Button onClick={() => void resume(id)} {...common}>
        Continue it
      </Button>
    );
  if (status === 'live')
    return (
      <Button variant="default" onClick={() => void confirmRollBack()} {...common}>
        Roll back
      </Button>
    );
  return null;
}

function Results({ changeId }: { changeId: string }) {
  const { data, error } = useRecords(collections.pricebookChangeResults, chunksOf(changeId));
  if (error) return <ErrorState error={error} />;
  const left = (data ?? [])
    .flatMap(({ results }) => decodeResults(results))
    .filter(({ outcome }) => outcome === 'skipped' || outcome === 'kept');
  return (
    <ul>
      {left.slice(0, RESULTS_SHOWN).map(({ itemId, name, reason }) => (
        <li key={itemId}>
          {name || 'An item'}: {reason}
        </li>
      ))}
      {left.length > RESULTS_SHOWN && <li>… and {left.length - RESULTS_SHOWN} more</li>}
    </ul>
  );
}
