import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import {
  BILLING_SETTINGS_ID,
  billingSettingsFormSchema,
  billingSettingsSchema,
  DEFAULT_BILLING_SETTINGS,
  type BillingSettings,
} from '@/domain/billing/settings';
import type { Stored } from '@/domain/record/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { SettingsColumn } from '../SettingsColumn';
import { INVOICING_FIELD_LABELS, invoicingInWords, withoutFormerTexts } from './invoicingForm';
import { LateFeeFields } from './LateFeeFields';
import { NumberFields } from './NumberFields';
import { ReminderFields } from './ReminderFields';
import { TemplateFields } from './TemplateFields';
import { WordFields } from './WordFields';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';

/** Edits the company's numbering, wording and sending of estimates and invoices. */
export function InvoicingSettings() {
  const can = useCan();
  const { record, isLoading } = useBillingSettings();
  const isWaiting = useFirstLoading(isLoading);
  if (!can('update', 'settings'))
    return (
      <EmptyState
        title="Set by managers"
        text="An admin or manager of your company sets how estimates and invoices are written."
      />
    );
  if (isWaiting) return <LoadingRows rows={8} label="Loading settings" />;
  return <InvoicingForm record={record} />;
}

function InvoicingForm({ record }: { record: Stored<BillingSettings> | null }) {
  const editing = useRecordForm({
    definition: collections.settings,
    record,
    noun: 'set of settings',
    schema: billingSettingsFormSchema,
    toForm: (settings) => withoutFormerTexts(billingSettingsSchema.parse(settings)),
    startWith: billingSettingsSchema.parse(DEFAULT_BILLING_SETTINGS),
    toFields: (values) => values,
    create: (values) => values,
    newId: BILLING_SETTINGS_ID,
    mayExist: true,
    nameOf: () => 'Invoicing',
    labels: INVOICING_FIELD_LABELS,
    format: invoicingInWords,
    savedText: 'Invoicing settings saved.',
  });
  const { form } = editing;
  return (
    <SettingsColumn>
      <RecordForm editing={editing} submitLabel="Save">
        <NumberFields form={form} />
        <WordFields form={form} />
        <TemplateFields form={form} />
        <ReminderFields form={form} />
        <LateFeeFields form={form} />
      </RecordForm>
    </SettingsColumn>
  );
}
