import { useState } from 'react';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { useCan } from '@/data/react/useCan';
import { readOne } from '@/data/records/readOne';
import type { Finding } from '@/domain/finding/schema';
import { useRecordForm } from '@/entities/record/useRecordForm';
import type { Stored } from '@/domain/record/schema';
import { confirmAction } from '@/ui/feedback/confirm';
import { formatCount } from '@/ui/format/quantities';
import {
  FINDING_LABELS,
  findingFormSchema,
  newFinding,
  newFindingValues,
  toFindingFields,
  toFindingForm,
  type FindingFormValues,
  type FindingStart,
} from './findingForm';
import { forgetFindingId, keptFindingId } from './keptFindingId';
import { useOwnName } from './useOwnName';

type Options = {
  /** The finding to edit, or null to create one from `start`. */
  finding: Stored<Finding> | null;
  start?: FindingStart | undefined;
  onSaved: (saved: Stored<Finding>) => unknown;
};

/** Manages the form of a finding, which is stored on the device first: online or offline. */
export function useFindingForm({ finding, start, onSaved }: Options) {
  const workspace = useWorkspace();
  const { uid, photoQueue } = workspace;
  const photos = useSaveRecord(collections.photos);
  const can = useCan();
  const ownName = useOwnName();
  const [startWith] = useState(() => start && newFindingValues(keptFindingId(uid, start.source), start));
  const [id, setId] = useState(startWith?.id ?? '');
  const editing = useRecordForm<Finding, FindingFormValues>({
    definition: collections.findings,
    record: finding,
    noun: 'finding',
    schema: findingFormSchema,
    toForm: toFindingForm,
    ...(startWith && { startWith }),
    toFields: toFindingFields,
    create:
      start && can('create', 'findings')
        ? async (values) => {
            const customer = await readOne(workspace, collections.customers, start.customerId);
            return newFinding(values, start, {
              customerName: customer?.name ?? start.customerName ?? '',
              raisedByName: ownName,
              now: new Date(),
            });
          }
        : undefined,
    ...(id !== '' && { newId: id }),
    draftOf: start ? `${start.source.kind}:${start.source.id}:${start.source.itemId}` : '',
    nameOf: ({ number, title }) => `${number} ${title}`,
    labels: FINDING_LABELS,
    format: (field, value) =>
      field === 'options' ? formatCount((value as Finding['options']).length, 'option') : null,
    savedText: (saved) => `${saved.title} saved.`,
    onSaved: async (saved) => {
      if (start) forgetFindingId(uid, start.source);
      await photoQueue.letGoOf(saved.id);
      await onSaved(saved);
    },
  });
  // A restored draft brings the ID under which its photos were taken.
  const { form } = editing;
  if (start && form.values.id !== '' && form.values.id !== id) setId(form.values.id);
  /** Before the form is closed, asks what to do with a new finding's photos, and does it. `sentIds`: those already on the server. */
  const cancel = async (sentIds: readonly string[]): Promise<void> => {
    const count = sentIds.length + photoQueue.entries().filter(({ subjectId }) => subjectId === id).length;
    if (!start || finding !== null || count === 0) return;
    const isDiscarded = await confirmAction({
      title: 'Discard this finding?',
      message: `What you entered and its ${formatCount(count, 'photo')} are gone then. Kept, they are here when you raise it again.`,
      confirmLabel: 'Discard',
      cancelLabel: 'Keep for later',
      tone: 'danger',
    });
    if (!isDiscarded) return;
    form.draft.discard();
    forgetFindingId(uid, start.source);
    await photoQueue.discardOf(id);
    // Already uploaded, after a page reload. Users who may not delete photos leave them with the job.
    if (can('delete', 'photos')) for (const sentId of sentIds) await photos.remove(sentId);
  };
  return { editing, id: finding?.id ?? id, cancel };
}
