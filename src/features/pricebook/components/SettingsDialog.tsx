import { Modal, SimpleGrid } from '@mantine/core';
import { collections } from '@/data/collections';
import {
  DEFAULT_PRICEBOOK_SETTINGS,
  MARKUP_TIERS_LIMIT,
  PRICE_ROUNDING_LABELS,
  PRICE_ROUNDINGS,
  PRICEBOOK_SETTINGS_ID,
  type PricebookSettings,
} from '@/domain/pricebook/settings';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { newId } from '@/lib/ids';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { FormList } from '@/ui/forms/FormList';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { usePricebookSettings } from '@/entities/pricebook/usePricebookSettings';
import {
  fromSettingsForm,
  SETTINGS_FIELD_LABELS,
  settingsFormSchema,
  settingsInWords,
  toSettingsForm,
} from '../settingsForm';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';

/** Edits the company's markup tiers and when the pricebook warns. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { stored, isLoading } = usePricebookSettings();
  const isWaiting = useFirstLoading(isLoading);
  return (
    <Modal opened onClose={onClose} size="lg" title="Markup and limits">
      {isWaiting ? <LoadingRows rows={6} /> : <SettingsForm stored={stored} onClose={onClose} />}
    </Modal>
  );
}

type SettingsFormProps = { stored: Stored<PricebookSettings> | null; onClose: () => void };

function SettingsForm({ stored, onClose }: SettingsFormProps) {
  const editing = useRecordForm({
    definition: collections.pricebookSettings,
    record: stored,
    noun: 'set of settings',
    schema: settingsFormSchema,
    toForm: toSettingsForm,
    startWith: toSettingsForm(DEFAULT_PRICEBOOK_SETTINGS),
    toFields: fromSettingsForm,
    create: fromSettingsForm,
    newId: PRICEBOOK_SETTINGS_ID,
    mayExist: true,
    nameOf: () => 'Markup and limits',
    labels: SETTINGS_FIELD_LABELS,
    format: settingsInWords,
    savedText: 'Saved. Prices change only when you recalculate items.',
    onSaved: onClose,
  });
  const { form } = editing;
  return (
    <RecordForm editing={editing} submitLabel="Save" onCancel={onClose}>
      <FormList
        form={form}
        name="tiers"
        label="Markup tiers"
        itemLabel="Tier"
        max={MARKUP_TIERS_LIMIT}
        newItem={() => ({ id: newId(), upToCents: '', percent: '' })}
      >
        {(index) => (
          <SimpleGrid cols={2} spacing="sm">
            <FormMoney
              form={form}
              name={`tiers.${index}.upToCents`}
              label="Cost up to"
              description="Empty = anything above that."
            />
            <FormNumber form={form} name={`tiers.${index}.percent`} label="Markup" suffix="%" decimals={4} min={0} />
          </SimpleGrid>
        )}
      </FormList>
      <FormSelect
        form={form}
        name="rounding"
        label="Calculated prices"
        options={PRICE_ROUNDINGS.map((value) => ({ value, label: PRICE_ROUNDING_LABELS[value] }))}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <FormNumber form={form} name="staleAfterDays" label="Cost is out of date after" suffix=" days" min={0} />
        <FormNumber
          form={form}
          name="lowMarginPercent"
          label="Warn below a margin of"
          suffix="%"
          decimals={2}
          min={0}
        />
      </SimpleGrid>
    </RecordForm>
  );
}
