import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { FEES_PER_DOCUMENT_LIMIT, type DocumentFee } from '@/domain/billing/schema';
import { TAX_CLASS_LABELS, TAX_CLASSES } from '@/domain/tax/schema';
import { notify } from '@/ui/feedback/notify';
import classes from './DocumentSettings.module.css';
import { newFee } from './newFee';
import { ParsedInput } from './ParsedInput';
import { MONEY, PERCENT } from './parsedKinds';
import { useLatest } from '@/ui/hooks/useLatest';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';

type FeesEditorProps = { fees: readonly DocumentFee[]; onChange: (fees: DocumentFee[]) => void };

const CLASSES = TAX_CLASSES.map((value) => ({ value, label: TAX_CLASS_LABELS[value] }));
const KINDS = [
  { value: 'fixed', label: 'Fixed amount' },
  { value: 'percent', label: 'Percent of the lines' },
];

/** Edits surcharges on the whole document: trip, disposal, fuel. They're never discounted, and taxed by their class. */
export function FeesEditor({ fees, onChange }: FeesEditorProps) {
  const latest = useLatest({ fees, onChange });
  const set = (id: string, changes: Partial<DocumentFee>): void =>
    onChange(fees.map((fee) => (fee.id === id ? { ...fee, ...changes } : fee)));
  const add = (): void => onChange([...fees, newFee()]);
  const remove = (fee: DocumentFee): void => {
    onChange(fees.filter(({ id }) => id !== fee.id));
    notify.success(`${fee.name.trim() === '' ? 'The fee' : `“${fee.name}”`} was removed.`, {
      undo: () => latest.current.onChange([...latest.current.fees, fee]),
    });
  };
  return (
    <OneColumn gap="sm">
      {fees.map((fee, index) => (
        <fieldset key={fee.id} className={classes.item}>
          <legend className="visually-hidden">{`Fee ${index + 1}`}</legend>
          <div className={classes.fields}>
            <TextInput
              label="Fee"
              placeholder="Trip charge"
              value={fee.name}
              maxLength={120}
              onChange={(event) => set(fee.id, { name: event.currentTarget.value })}
            />
            <Pair least="11rem" gap="sm">
              <Select
                label="Kind"
                data={KINDS}
                value={fee.kind}
                allowDeselect={false}
                onChange={(kind) => set(fee.id, { kind: kind === 'percent' ? 'percent' : 'fixed' })}
              />
              {fee.kind === 'fixed' ? (
                <ParsedInput
                  size="sm"
                  label="Amount"
                  kind={MONEY}
                  prefix="$"
                  value={fee.amountCents}
                  onChange={(value) => set(fee.id, { amountCents: value ?? 0 })}
                />
              ) : (
                <ParsedInput
                  size="sm"
                  label="Percent"
                  kind={PERCENT}
                  suffix="%"
                  value={fee.ratePpm}
                  onChange={(value) => set(fee.id, { ratePpm: value ?? 0 })}
                />
              )}
              <Select
                label="Tax class"
                data={CLASSES}
                value={fee.taxClass}
                allowDeselect={false}
                onChange={(value) => set(fee.id, { taxClass: TAX_CLASSES.find((known) => known === value) ?? 'fee' })}
              />
            </Pair>
          </div>
          <div className={classes.buttons}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="xl"
              aria-label={`Remove ${fee.name.trim() === '' ? `fee ${index + 1}` : fee.name}`}
              onClick={() => remove(fee)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          variant="text"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={fees.length >= FEES_PER_DOCUMENT_LIMIT}
          onClick={add}
        >
          Add fee
        </Button>
      </div>
    </OneColumn>
  );
}
