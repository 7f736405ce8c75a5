import { Button, Group, Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { formatRate } from '@/domain/money/format';
import { editItem } from '@/domain/pricebook/bulk';
import { isLowMargin } from '@/domain/pricebook/price';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatCount } from '@/ui/format/quantities';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { useBulkEdit } from '../hooks/useBulkEdit';
import { usePricebookSettings } from '@/entities/pricebook/usePricebookSettings';
import { type BulkAnswers, bulkEditOf, BulkChoice } from './BulkChoice';
import { BulkPreview } from './BulkPreview';

type BulkDialogProps = { ids: readonly string[]; onClose: () => void; onDone: () => void };

/** Changes many items in one go: the change, its effect on each price and margin, then writing with progress. */
export function BulkDialog({ ids, onClose, onDone }: BulkDialogProps) {
  const isPhone = useIsPhone();
  const workspace = useWorkspace();
  const { settings } = usePricebookSettings();
  const { apply, done } = useBulkEdit();
  const [answers, setAnswers] = useState<BulkAnswers>({
    kind: 'price',
    percent: '',
    taxClass: 'labour',
    categoryId: '',
  });
  const repository = workspace.repository(collections.pricebook);
  const { data: items, error } = useQuery({
    queryKey: ['pricebook-bulk', ...ids],
    queryFn: () => Promise.all(ids.map((id) => repository.getById(id))),
    gcTime: 0,
  });

  const edit = useMemo(() => bulkEditOf(answers), [answers]);

  const planned = useMemo(
    () => (items && edit ? items.map((item) => ({ item, ...editItem(item, edit, settings) })) : []),
    [items, edit, settings],
  );
  const changing = planned.filter(({ changes }) => Object.keys(changes).length > 0);
  const faults = planned.filter(({ fault }) => fault !== '');
  const low = changing.filter(({ marginAfter }) => isLowMargin(marginAfter, settings.lowMarginPpm));
  const isBusy = done !== null;

  const start = async (): Promise<void> => {
    await apply(changing);
    onDone();
  };

  return (
    <Modal
      opened
      onClose={isBusy ? () => undefined : onClose}
      withCloseButton={!isBusy}
      size="xl"
      fullScreen={isPhone}
      title={`Change ${formatCount(ids.length, 'item')}`}
    >
      <BulkChoice answers={answers} onChange={(changes) => setAnswers((now) => ({ ...now, ...changes }))} />
      {error && <ErrorState error={error} />}
      {!items && !error && <LoadingRows rows={5} />}
      {planned.length > 0 && <BulkPreview planned={planned} />}
      {low.length > 0 && (
        <InlineNotice tone="warning">
          {formatCount(low.length, 'item')} would be below {formatRate(settings.lowMarginPpm)} margin.
        </InlineNotice>
      )}
      {done !== null && (
        <ProgressBar
          label="Changing items"
          value={changing.length === 0 ? 100 : (done / changing.length) * 100}
          detail={`${done} of ${changing.length}`}
        />
      )}
      <Group justify="flex-end" mt="md">
        {faults.length > 0 && (
          <Text size="sm" c="dimmed">
            {formatCount(faults.length, 'item')} cannot be changed this way.
          </Text>
        )}
        <Button variant="default" onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button onClick={() => void start()} disabled={changing.length === 0} loading={isBusy}>
          Change {formatCount(changing.length, 'item')}
        </Button>
      </Group>
    </Modal>
  );
}
