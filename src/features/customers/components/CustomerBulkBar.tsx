import { Button } from '@mantine/core';
import { IconArrowsExchange, IconDownload, IconMessages, IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useOnline } from '@/data/react/useOnline';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { BULK_MESSAGE_LIMIT } from '@/domain/message/bulk';
import { withTags, withoutTags } from '@/domain/customer/tags';
import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { useBulkChange } from '@/entities/record/useBulkChange';
import { notify } from '@/ui/feedback/notify';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { BulkBar } from '@/ui/table/BulkBar';
import type { useCustomerExport } from '../hooks/useCustomerExport';
import { BulkMessageDialog } from './BulkMessageDialog';
import { MergeDialog } from './merge/MergeDialog';
import { TagDialog } from './TagDialog';

type CustomerBulkBarProps = {
  rows: readonly { id: string }[];
  exporting: ReturnType<typeof useCustomerExport>;
  onClear: () => void;
};
type Chosen = { what: 'tag' | 'merge' | 'message'; customers: readonly Stored<Customer>[] };

const WORDS = { noun: 'customer', nameOf: ({ name }: Customer) => name, labelOf: ({ name }: Customer) => name };

/** Actions on the selected customers: tag, message, export, and merge two duplicates. */
export function CustomerBulkBar({ rows, exporting, onClear }: CustomerBulkBarProps) {
  const can = useCan();
  const isOnline = useOnline();
  const workspace = useWorkspace();
  const { run, progress } = useBulkChange(collections.customers, WORDS);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isReading, setIsReading] = useState(false);
  // A list row isn't the record: from the search directory it's a copy without a revision.
  const withRecords = async (work: (customers: readonly Stored<Customer>[]) => unknown): Promise<void> => {
    setIsReading(true);
    try {
      const repository = workspace.repository(collections.customers);
      await work(await Promise.all(rows.map(({ id }) => repository.getById(id))));
    } catch (error) {
      notify.error(error);
    } finally {
      setIsReading(false);
    }
  };
  const open = (what: Chosen['what']): void => void withRecords((customers) => setChosen({ what, customers }));
  const close = (): void => setChosen(null);
  const finish = (): void => {
    close();
    onClear();
  };
  const changeTags = async (tags: readonly string[], isRemoving: boolean): Promise<void> => {
    close();
    await run({
      records: chosen?.customers ?? [],
      changeOf: (customer) => (isRemoving ? withoutTags(customer, tags) : withTags(customer, tags)),
      doneText: isRemoving ? 'without these tags' : 'tagged',
      undoOf: ({ before }) => ({ tags: before.tags }),
    });
    onClear();
  };
  const isBusy = isReading || progress !== null;
  return (
    <BulkBar
      count={rows.length}
      noun="customer"
      onClear={onClear}
      extra={
        <>
          {progress && <ProgressBar label="Changing customers" value={(progress.done / progress.of) * 100} />}
          {chosen?.what === 'tag' && (
            <TagDialog
              count={chosen.customers.length}
              known={[...new Set(chosen.customers.flatMap(({ tags }) => tags))]}
              onConfirm={(tags, isRemoving) => void changeTags(tags, isRemoving)}
              onClose={close}
            />
          )}
          {chosen?.what === 'message' && <BulkMessageDialog customers={chosen.customers} onClose={close} />}
          {chosen?.what === 'merge' && <MergeOfTwo customers={chosen.customers} onClose={close} onMerged={finish} />}
        </>
      }
    >
      <Button
        variant="default"
        leftSection={<IconTag size={18} aria-hidden />}
        disabled={isBusy}
        onClick={() => open('tag')}
      >
        Tags…
      </Button>
      {can('read', 'threads') && (
        <Button
          variant="default"
          leftSection={<IconMessages size={18} aria-hidden />}
          disabled={isBusy || !isOnline || rows.length > BULK_MESSAGE_LIMIT}
          title={rows.length > BULK_MESSAGE_LIMIT ? `Up to ${BULK_MESSAGE_LIMIT} at a time` : undefined}
          onClick={() => open('message')}
        >
          Message…
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        disabled={isBusy || exporting.count !== null}
        onClick={() => void withRecords((records) => exporting.start({ records }))}
      >
        Export
      </Button>
      {rows.length === 2 && (
        <Button
          variant="default"
          leftSection={<IconArrowsExchange size={18} aria-hidden />}
          disabled={isBusy || !isOnline}
          onClick={() => open('merge')}
        >
          Merge…
        </Button>
      )}
    </BulkBar>
  );
}

type MergeOfTwoProps = { customers: readonly Stored<Customer>[]; onClose: () => void; onMerged: () => void };

function MergeOfTwo({ customers: [first, second], ...dialog }: MergeOfTwoProps) {
  return first && second ? <MergeDialog customer={first} otherId={second.id} {...dialog} /> : null;
}
