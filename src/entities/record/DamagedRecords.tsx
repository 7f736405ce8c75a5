import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { collections } from '@/data/collections';
import { queryKeys } from '@/data/react/queryKeys';
import { useCan } from '@/data/react/useCan';
import { useWatchedRecord } from '@/data/react/useLiveRecord';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { damagedRecords, type DamagedRecord } from '@/data/records/damagedRecords';
import { mendRecord } from '@/data/records/mendRecord';
import { ADMINS } from '@/domain/access/roles';
import { isPermissionCollection } from '@/domain/access/permissions';
import { isClientWritten } from '@/domain/record/manifest';
import { COLLECTION_NAMES, manifestOf, type CollectionName } from '@/domain/record/manifests';
import { formatDateTime } from '@/ui/format/dateTime';
import { confirmAction } from '@/ui/feedback/confirm';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { paths } from '@/lib/paths';
import { capitalize } from '@/lib/words';
import { RouterLink } from '@/ui/links/RouterLink';
import { UserName } from '../user/UserName';
import { spelledOut } from './fieldInWords';
import { useDelete } from './useDelete';
import { useRemoveRecord } from './useRemoveRecord';

/** The server restores an earlier version within seconds; no one needs to see more than this many at once. */
const MOST_SHOWN = 5;

export type DamagedRecordsProps = {
  records: readonly DamagedRecord[];
  /** Dismisses a record that isn't in any list on screen. */
  onHide?: ((record: DamagedRecord) => void) | undefined;
};

/** Shows for each of these records that it's damaged, who last edited it, and what can be done; renders nothing if there are none. */
export function DamagedRecords({ records, onHide }: DamagedRecordsProps) {
  const shown = records.flatMap((record) => {
    const collection = COLLECTION_NAMES.find((name) => name === record.collection);
    return collection ? [{ ...record, collection }] : [];
  });
  return (
    <>
      {shown.slice(0, MOST_SHOWN).map((record) => (
        <Damaged key={`${record.collection}/${record.id}`} record={record} onHide={onHide} />
      ))}
      {shown.length > MOST_SHOWN && (
        <InlineNotice tone="warning">{shown.length - MOST_SHOWN} more records are damaged.</InlineNotice>
      )}
    </>
  );
}

type Known = DamagedRecord & { collection: CollectionName };

/** Returns the record's name in confirmation questions. */
const calledOf = ({ collection, name }: Known): string =>
  name === '' ? `this ${manifestOf(collection).noun.one}` : name;

function Damaged({ record, onHide }: { record: Known } & Pick<DamagedRecordsProps, 'onHide'>) {
  const { collection, id, name, parts, updatedBy, updatedAt } = record;
  const { company, role } = useSession();
  const manifest = manifestOf(collection);
  const { noun } = manifest;
  const can = useCan();
  useHealing(record);
  const isWhole = parts.length === 0;
  const what = `${noun.one} ${name === '' ? id : `“${name}”`}`;
  const may = (operation: 'update' | 'delete'): boolean =>
    isPermissionCollection(collection) && can(operation, collection);
  const mayDelete = isWhole && may('delete');
  const way = may('update') ? 'repair it' : mayDelete ? 'delete it' : 'ask an admin of your company';
  return (
    <InlineNotice
      tone="warning"
      role="status"
      title={
        isWhole ? `${capitalize(what)} is damaged and cannot be shown` : `Parts of ${what} are damaged and left out`
      }
      action={
        <Group gap="xs" wrap="nowrap">
          {may('update') && <RepairButton record={record} />}
          {mayDelete && <DeleteButton record={record} />}
          {onHide && (
            <Button size="xs" variant="subtle" onClick={() => onHide(record)}>
              Hide
            </Button>
          )}
        </Group>
      }
    >
      {!isWhole && <>{capitalize(parts.map(spelledOut).join(', '))}. </>}
      {updatedAt !== '' && (
        <>
          Last changed by <UserName uid={updatedBy} /> on {formatDateTime(updatedAt, company.timeZone)}.{' '}
        </>
      )}
      {isClientWritten(manifest)
        ? `If there is an earlier version, it is put back within a minute. If nothing changes, ${way}.`
        : 'A newer version of the app may have written it: reload the page.'}{' '}
      {ADMINS.includes(role) && <RouterLink to={`${paths.auditLog}&scope=all`}>Open the audit log</RouterLink>}
    </InlineNotice>
  );
}

/** Follows the record. Once it can be read again or is gone, its row disappears, and the lists that left it out are reread. */
function useHealing({ collection, id }: Known): void {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  // If it can be read, reading it removes it from the list of damaged records.
  const live = useWatchedRecord<object>(collections[collection], id);
  const isGone = !live.isLoading && !live.error && live.record === null;
  useEffect(() => {
    if (isGone) damagedRecords.forget(collection, id);
  }, [isGone, collection, id]);
  useEffect(
    () => () => {
      if (damagedRecords.get().some((one) => one.collection === collection && one.id === id)) return;
      const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
      void queryClient.invalidateQueries({ queryKey: queryKeys.lists(collection, who) });
    },
    [collection, id, workspace, queryClient],
  );
}

function RepairButton({ record }: { record: Known }) {
  const { collection, id } = record;
  const workspace = useWorkspace();
  const { one } = manifestOf(collection).noun;
  const act = async (): Promise<void> => {
    const isSure = await confirmAction({
      title: `Repair ${calledOf(record)}?`,
      message: 'What cannot be read of it is emptied, and the rest stays. This cannot be undone.',
      confirmLabel: `Repair ${one}`,
    });
    if (!isSure) return;
    try {
      await mendRecord<object>(workspace, collections[collection], id);
      notify.success(`The ${one} can be read again. Look at what is missing in it.`);
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <Button size="xs" variant="default" onClick={() => void act()}>
      Repair
    </Button>
  );
}

const CONSEQUENCE = 'What can still be read of it is deleted too. This cannot be undone.';

function DeleteButton({ record }: { record: Known }) {
  const { collection, id } = record;
  const { one } = manifestOf(collection).noun;
  const remove = useDelete<object>(collections[collection]);
  // Separate hooks: for these three, related records are checked first.
  const removeCustomer = useRemoveRecord('customers');
  const removeProperty = useRemoveRecord('properties');
  const removeJob = useRemoveRecord('jobs');
  const withBelongings = { customers: removeCustomer, properties: removeProperty, jobs: removeJob };
  const called = calledOf(record);
  const act = (): Promise<boolean> =>
    collection === 'customers' || collection === 'properties' || collection === 'jobs'
      ? withBelongings[collection](id, {
          name: called,
          confirmLabel: `Delete ${one}`,
          consequence: CONSEQUENCE,
          advice: 'Delete or move those first.',
          done: `The damaged ${one} was deleted.`,
        })
      : remove(id, { name: called, message: CONSEQUENCE, done: `The damaged ${one} was deleted.` });
  return (
    <Button size="xs" variant="default" onClick={() => void act()}>
      Delete
    </Button>
  );
}
