import { Accordion, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { LoadRevision } from '@/domain/load-calc/project/schema';
import type { Stored } from '@/domain/record/schema';
import { UserName } from '@/entities/user/UserName';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { formatDateTime } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import { undoLater } from '../../editing/undoLater';
import { recognised, workOf } from '../../editing/work';
import { useLoadRevisions } from '../../hooks/useLoadRevisions';
import { useUnits } from '@/entities/load-calculation/useUnits';
import { useEditing, useFields } from './editingContext';
import classes from './editor.module.css';
import { KeepRevisionDialog } from './KeepRevisionDialog';
import { RevisionDifference } from './RevisionDifference';

/** The calculation as it was: kept for good, compared with now, gone back to. */
export function RevisionsPanel() {
  const { editor } = useFields();
  const { record, draft } = useEditing();
  const { revisions, isLoading, error, keep } = useLoadRevisions(record);
  const [isAsking, { open, close }] = useDisclosure(false);
  const submit = async (reason: string): Promise<void> => {
    await editor.save();
    const kept = await keep(draft, reason);
    close();
    notify.success(`Revision ${kept.revisionNumber} is kept.`);
  };
  const goBack = (revision: LoadRevision): void => {
    const then = workOf({ ...record, ...revision });
    if (!then) {
      notify.error('The house of this revision cannot be read.');
      return;
    }
    const { mode, quick, house, station, considered } = then;
    editor.change('', (now) => ({
      ...now,
      ...recognised({ ...now, mode, quick, house, station, considered }, now),
      refused: {},
    }));
    notify.success(`The calculation is as it was in revision ${revision.revisionNumber}.`, { undo: undoLater(editor) });
  };
  return (
    <Section
      title="Revisions"
      description="A revision is kept for good, whatever is changed later."
      actions={<Button onClick={open}>Keep a revision</Button>}
    >
      {isLoading && <LoadingRows rows={2} />}
      {error && <ErrorState error={error} />}
      {!isLoading && !error && revisions.length === 0 && (
        <EmptyState title="No revision yet" text="Keep one before it is sent, or before something larger is tried." />
      )}
      <Accordion variant="separated">
        {revisions.map((revision) => (
          <Accordion.Item key={revision.id} value={revision.id}>
            <Accordion.Control>
              <RevisionHead revision={revision} />
            </Accordion.Control>
            <Accordion.Panel>
              <RevisionDifference revision={revision} />
              <Button variant="default" mt="sm" onClick={() => goBack(revision)}>
                Go back to this revision
              </Button>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      {isAsking && <KeepRevisionDialog onKeep={submit} onClose={close} />}
    </Section>
  );
}

function RevisionHead({ revision }: { revision: Stored<LoadRevision> }) {
  const { company } = useSession();
  const { show } = useUnits();
  const { totals } = revision;
  return (
    <span className={classes['revision']}>
      <strong>
        Revision {revision.revisionNumber}
        {revision.reason !== '' && `: ${revision.reason}`}
      </strong>
      <span>
        {formatDateTime(revision.createdAt, company.timeZone)}, <UserName uid={revision.createdBy} /> · heating{' '}
        {show(totals.heatingBtuh, 'load')}, cooling{' '}
        {show(totals.coolingSensibleBtuh + totals.coolingLatentBtuh, 'load')}
      </span>
    </span>
  );
}
