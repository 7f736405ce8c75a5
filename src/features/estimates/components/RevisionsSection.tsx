import { Accordion, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { presetChoice } from '@/domain/estimate/choice';
import { revisionChanges } from '@/domain/estimate/revisionChanges';
import type { Estimate, EstimateRevision } from '@/domain/estimate/schema';
import { formatCents } from '@/domain/money/format';
import { choiceOf } from '@/domain/public-document/faceOfEstimate';
import { useEstimateRevisions } from '@/entities/estimate/useEstimateRevisions';
import { UserName } from '@/entities/user/UserName';
import { userMessageOf } from '@/lib/appError';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDateTime } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import { ChangeList } from './ChangeList';

/** Shows previous revisions as they were, each with what the next one changed. */
export function RevisionsSection({ id, estimate }: { id: string; estimate: Estimate }) {
  const { revisions, isLoading, error } = useEstimateRevisions(id, estimate.revisionNumber);
  if (estimate.revisionNumber === 1) return null;
  return (
    <Section title="Revisions">
      {isLoading && <LoadingRows rows={2} />}
      {error && <ErrorState error={error} />}
      <Accordion variant="separated">
        {revisions.map((revision, index) => (
          <RevisionItem
            key={revision.revisionNumber}
            revision={revision}
            next={revisions[index - 1]?.estimate ?? estimate}
          />
        ))}
      </Accordion>
    </Section>
  );
}

function RevisionItem({ revision, next }: { revision: EstimateRevision; next: Estimate }) {
  const { company } = useSession();
  const { estimate, replacedAt, replacedBy, revisionNumber } = revision;
  const { document, approval } = estimate;
  const found = useMemo(() => {
    try {
      const choice = approval?.revisionNumber === revisionNumber ? choiceOf(approval) : presetChoice(document);
      return { changes: revisionChanges(estimate, next, choice), fault: '' };
    } catch (error) {
      return { changes: [], fault: userMessageOf(error) };
    }
  }, [estimate, next, approval, document, revisionNumber]);
  return (
    <Accordion.Item value={String(revisionNumber)}>
      <Accordion.Control>
        Revision {revisionNumber}: {formatCents(estimate.totalCents, { currency: document.currency })}
        {approval?.revisionNumber === revisionNumber ? ', accepted' : ''}
      </Accordion.Control>
      <Accordion.Panel>
        <Text size="sm" c="dimmed">
          Replaced {formatDateTime(replacedAt, company.timeZone)} by <UserName uid={replacedBy} />
        </Text>
        {found.fault !== '' ? (
          <Text size="sm">{found.fault}</Text>
        ) : found.changes.length === 0 ? (
          <Text size="sm">Nothing the customer sees has changed since.</Text>
        ) : (
          <ChangeList
            changes={found.changes}
            currency={document.currency}
            label={`Changed after revision ${revisionNumber}`}
          />
        )}
      </Accordion.Panel>
    </Accordion.Item>
  );
}
