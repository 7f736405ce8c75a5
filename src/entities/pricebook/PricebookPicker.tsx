import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { formatCents } from '@/domain/money/format';
import { priceOfParts } from '@/domain/pricebook/price';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { PickerList } from './PickerList';
import classes from './picker.module.css';
import { rememberItems } from './recentItems';
import { resolvePicks, type PickedItem } from './resolvePicks';
import { usePicks } from './usePicks';
import { usePricebook } from './usePricebook';

type PricebookPickerProps = {
  opened: boolean;
  onClose: () => void;
  /** Bundles priced by their parts are split into those. Create the lines with `lineFromItem`. */
  onPick: (items: PickedItem[]) => void;
  title?: string;
  submitLabel?: string;
};

/**
 * Lets the user choose pricebook items with quantities: by code, name or part number, by category, or among the most recently used. Works
 * offline.
 */
export function PricebookPicker({ opened, onClose, title = 'Add from the pricebook', ...rest }: PricebookPickerProps) {
  const isPhone = useIsPhone();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size="xl"
      fullScreen={isPhone}
      classNames={{ body: classes.body ?? '', content: classes.content ?? '' }}
    >
      {opened && <PickerBody onClose={onClose} {...rest} />}
    </Modal>
  );
}

function PickerBody({ onClose, onPick, submitLabel = 'Add' }: Omit<PricebookPickerProps, 'opened' | 'title'>) {
  const workspace = useWorkspace();
  const { engine } = usePricebook();
  const picks = usePicks();
  const [isBusy, setIsBusy] = useState(false);
  const total = priceOfParts(picks.all.map(({ item, quantityE4 }) => ({ ...item, quantityE4 })));

  const submit = async (): Promise<void> => {
    if (picks.all.length === 0 || isBusy) return;
    setIsBusy(true);
    try {
      const { items, missingIds } = await resolvePicks(workspace, engine, picks.all);
      rememberItems(
        workspace.uid,
        picks.all.map(({ item }) => item.id),
      );
      if (missingIds.length > 0)
        notify.error(
          `${formatCount(missingIds.length, 'part')} of a bundle is no longer in the pricebook and was left out.`,
        );
      onPick(items);
      onClose();
    } catch (error) {
      setIsBusy(false);
      notify.error(error);
    }
  };

  return (
    <>
      <PickerList picks={picks} onSubmit={() => void submit()} />
      <div className={classes.footer}>
        <Text size="sm" role="status" className="tabular">
          {picks.all.length === 0
            ? 'Nothing chosen yet'
            : `${formatCount(picks.all.length, 'item')} · ${formatCents(total.priceCents)}`}
        </Text>
        <Group gap="sm" wrap="nowrap">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void submit()} disabled={picks.all.length === 0} loading={isBusy}>
            {submitLabel}
          </Button>
        </Group>
      </div>
    </>
  );
}
