import { Accordion, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { Stored } from '@/domain/record/schema';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { Section } from '@/ui/layout/Section';
import { KeepRevisionDialog } from './KeepRevisionDialog';
import { RevisionHead } from './RevisionHead';
import type { CalculationRevision } from './useCalculationRevisions';

type RevisionsSectionProps<V extends CalculationRevision> = {
  list: { revisions: readonly Stored<V>[]; isLoading: boolean; error: unknown };
  /** Advice on when to save a revision, shown if there are none yet. */ whenToKeep: string;
  /** Returns a revision's results. */ figuresOf?: (revision: Stored<V>) => string;
  /** Renders how it differs from the current version. */ renderDifference: (revision: Stored<V>) => ReactNode;
  /** Saves the current version. */ onKeep: (reason: string) => Promise<Pick<CalculationRevision, 'revisionNumber'>>;
  onGoBack: (revision: Stored<V>) => void;
};

/** Lists earlier versions of the calculation: saved permanently, compared with the current one, restored. */
export function RevisionsSection<V extends CalculationRevision>(props: RevisionsSectionProps<V>) {
  const { list, whenToKeep, figuresOf, renderDifference, onKeep, onGoBack } = props;
  const { revisions, isLoading, error } = list;
  const [isAsking, { open, close }] = useDisclosure(false);
  const keep = async (reason: string): Promise<void> => {
    const kept = await onKeep(reason);
    close();
    notify.success(`Revision ${kept.revisionNumber} is kept.`);
  };
  return (
    <Section
      title="Revisions"
      description="A revision is kept for good, whatever is changed later."
      actions={<Button onClick={open}>Keep a revision</Button>}
    >
      {isLoading && <LoadingRows rows={2} />}
      {Boolean(error) && <ErrorState error={error} />}
      {!isLoading && !error && revisions.length === 0 && <EmptyState title="No revision yet" text={whenToKeep} />}
      <Accordion variant="separated" keepMounted={false}>
        {revisions.map((revision) => (
          <Accordion.Item key={revision.id} value={revision.id}>
            <Accordion.Control>
              <RevisionHead revision={revision} {...(figuresOf && { figures: figuresOf(revision) })} />
            </Accordion.Control>
            <Accordion.Panel>
              {renderDifference(revision)}
              <Button variant="default" mt="sm" onClick={() => onGoBack(revision)}>
                Go back to this revision
              </Button>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      {isAsking && <KeepRevisionDialog onKeep={keep} onClose={close} />}
    </Section>
  );
}
