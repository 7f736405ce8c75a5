import { Button, Group, Modal, NumberInput, Select, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { formatCents, formatRate } from '@/domain/money/format';
import { PERCENT_PPM } from '@/domain/money/limits';
import { editItem, type BulkEdit } from '@/domain/pricebook/bulk';
import { isLowMargin, type Margin } from '@/domain/pricebook/price';
import { TAX_CLASS_LABELS, TAX_CLASSES, type TaxClass } from '@/domain/tax/schema';
import { useCategories } from '@/entities/pricebook/useCategories';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatCount } from '@/ui/format/quantities';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { useBulkEdit } from '../hooks/useBulkEdit';
import { usePricebookSettings } from '../hooks/usePricebookSettings';
import classes from './pricebook.module.css';

const KINDS = [
  { value: 'price', label: 'Change the price by a percentage' },
  { value: 'markup', label: 'Price at a markup on the cost' },
  { value: 'margin', label: 'Price at a margin' },
  { value: 'tiers', label: 'Price by the company’s markup tiers' },
  { value: 'tax-class', label: 'Set the tax class' },
  { value: 'category', label: 'Move to a category' },
  { value: 'archive', label: 'Archive' },
  { value: 'restore', label: 'Restore' },
];
const PREVIEW_ROWS = 100;

type BulkDialogProps = { ids: readonly string[]; onClose: () => void; onDone: () => void };

/** Changes many items at once: what, the effect on each price and margin, then the writing with its progress. */
export function BulkDialog({ ids, onClose, onDone }: BulkDialogProps) {
  const isPhone = useIsPhone();
  const workspace = useWorkspace();
  const { settings } = usePricebookSettings();
  const { flat } = useCategories();
  const { apply, done } = useBulkEdit();
  const [kind, setKind] = useState('price');
  const [percent, setPercent] = useState<number | ''>('');
  const [taxClass, setTaxClass] = useState<TaxClass>('labour');
  const [categoryId, setCategoryId] = useState('');
  const repository = workspace.repository(collections.pricebook);
  const { data: items, error } = useQuery({
    queryKey: ['pricebook-bulk', ...ids],
    queryFn: () => Promise.all(ids.map((id) => repository.getById(id))),
    gcTime: 0,
  });

  const edit = useMemo((): BulkEdit | null => {
    const ppm = percent === '' ? null : Math.round(percent * PERCENT_PPM);
    switch (kind) {
      case 'price':
        return ppm === null || ppm === 0 ? null : { kind, changePpm: ppm };
      case 'markup':
        return ppm === null || ppm < 0 ? null : { kind, ratePpm: ppm };
      case 'margin':
        return ppm === null || ppm < 0 || ppm > 999_900 ? null : { kind, ratePpm: ppm };
      case 'tiers':
        return { kind };
      case 'tax-class':
        return { kind, taxClass };
      case 'category':
        return { kind, categoryId };
      default:
        return { kind: 'active', isActive: kind === 'restore' };
    }
  }, [kind, percent, taxClass, categoryId]);

  const planned = useMemo(
    () => (items && edit ? items.map((item) => ({ item, ...editItem(item, edit, settings) })) : []),
    [items, edit, settings],
  );
  const changing = planned.filter(({ changes }) => Object.keys(changes).length > 0);
  const faults = planned.filter(({ fault }) => fault !== '');
  const low = changing.filter(({ marginAfter }) => isLowMargin(marginAfter, settings.lowMarginPpm));
  const hasPercent = kind === 'price' || kind === 'markup' || kind === 'margin';
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
      <Group align="end" mb="sm">
        <Select
          label="What to do"
          data={KINDS}
          value={kind}
          onChange={(value) => setKind(value ?? 'price')}
          allowDeselect={false}
          w={300}
          maw="100%"
        />
        {hasPercent && (
          <NumberInput
            label={kind === 'price' ? 'By (use − to lower)' : 'Percentage'}
            suffix="%"
            decimalScale={4}
            allowNegative={kind === 'price'}
            value={percent}
            onChange={(value) => setPercent(typeof value === 'number' ? value : '')}
            hideControls
            w={140}
          />
        )}
        {kind === 'tax-class' && (
          <Select
            label="Tax class"
            data={TAX_CLASSES.map((value) => ({ value, label: TAX_CLASS_LABELS[value] }))}
            value={taxClass}
            onChange={(value) => setTaxClass(TAX_CLASSES.find((each) => each === value) ?? 'labour')}
            allowDeselect={false}
          />
        )}
        {kind === 'category' && (
          <Select
            label="Category"
            placeholder="Without a category"
            data={flat.map(({ category, path }) => ({ value: category.id, label: path }))}
            value={categoryId || null}
            onChange={(value) => setCategoryId(value ?? '')}
            clearable
            searchable
            w={240}
          />
        )}
      </Group>
      {error && <ErrorState error={error} />}
      {!items && !error && <LoadingRows rows={5} />}
      {planned.length > 0 && (
        <div className={classes.scroll}>
          <Table aria-label="Before and after" stickyHeader>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Item</Table.Th>
                <Table.Th ta="end">Price now</Table.Th>
                <Table.Th ta="end">Afterwards</Table.Th>
                <Table.Th ta="end">Margin</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {planned.slice(0, PREVIEW_ROWS).map(({ item, changes, fault, marginBefore, marginAfter }) => (
                <Table.Tr key={item.id}>
                  <Table.Td>
                    {item.name}
                    {fault !== '' && (
                      <Text size="xs" c="dimmed">
                        {fault}: stays as it is
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td ta="end" className="tabular">
                    {formatCents(item.priceCents)}
                  </Table.Td>
                  <Table.Td ta="end" className="tabular">
                    {Object.keys(changes).length === 0
                      ? 'No change'
                      : formatCents(changes.priceCents ?? item.priceCents)}
                  </Table.Td>
                  <Table.Td ta="end" className="tabular">
                    {marginText(marginBefore)} → {marginText(marginAfter)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          {planned.length > PREVIEW_ROWS && (
            <Text size="sm" c="dimmed">
              … and {formatCount(planned.length - PREVIEW_ROWS, 'more item')}.
            </Text>
          )}
        </div>
      )}
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

const marginText = (margin: Margin | null): string =>
  margin === null || margin.marginPpm === null ? '–' : formatRate(Math.round(margin.marginPpm / 1000) * 1000);
