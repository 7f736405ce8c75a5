import { useState } from 'react';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { BILLING_SETTINGS_ID, billingSettingsSchema, type BillingSettings } from '@/domain/billing/settings';
import type { Stored } from '@/domain/record/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { useConflictSave } from '@/entities/record/useConflictSave';
import { AppError } from '@/lib/appError';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { NumberFields } from './NumberFields';
import { ReminderFields } from './ReminderFields';
import { TemplateFields } from './TemplateFields';
import { WordFields } from './WordFields';

const LABELS: Partial<Record<keyof BillingSettings, string>> = {
  currency: 'Currency',
  invoicePrefix: 'Invoice numbers',
  creditNotePrefix: 'Credit note numbers',
  estimateValidDays: 'Estimates are valid',
  paymentTerms: 'Payment terms',
  defaultJobNature: 'Kind of work',
  pricesIncludeTax: 'Prices include tax',
  taxRounding: 'Rounding of tax',
  deposit: 'Deposit',
  estimateMessage: 'Message on estimates',
  estimateTerms: 'Terms of estimates',
  invoiceMessage: 'Message on invoices',
  invoiceTerms: 'Terms of invoices',
  footer: 'Footer',
  templates: 'E-mail texts',
  invoiceReminders: 'Reminders of invoices',
  estimateReminders: 'Reminders of estimates',
};

/** How the company writes, numbers, words and sends its estimates and invoices. */
export function InvoicingSettings() {
  const session = useSession();
  const { record, settings, isLoading } = useBillingSettings();
  if (!can(session, 'update', 'settings'))
    return (
      <EmptyState
        title="Set by managers"
        text="How estimates and invoices are written is set by an admin or a manager of your company."
      />
    );
  if (isLoading) return <LoadingRows rows={8} label="Loading the settings" />;
  return <InvoicingForm opened={record} settings={settings} />;
}

function InvoicingForm({
  opened: found,
  settings,
}: {
  opened: Stored<BillingSettings> | null;
  settings: BillingSettings;
}) {
  const { uid } = useSession();
  // The form keeps what was typed when a colleague saves; the conflict is settled on saving.
  const [opened, setOpened] = useState(found);
  const [initialValues] = useState(() => billingSettingsSchema.parse(settings));
  const { create } = useSaveRecord(collections.billingSettings);
  const { update, conflictDialog } = useConflictSave<BillingSettings>({
    definition: collections.billingSettings,
    labels: LABELS,
  });
  const form = useSchemaForm({ schema: billingSettingsSchema, initialValues, draftKey: `${uid}:invoicing` });
  const save = async (values: BillingSettings): Promise<void> => {
    const saved = opened
      ? await update(opened, values, 'Invoicing')
      : await create(values, { id: BILLING_SETTINGS_ID, label: 'Invoicing' });
    if (!saved)
      throw new AppError({ code: 'conflict', userMessage: 'It was not saved. What you entered is still here.' });
    setOpened(saved);
    notify.success('Invoicing settings saved.');
  };
  return (
    <>
      <SchemaForm form={form} onSubmit={save}>
        <NumberFields form={form} />
        <WordFields form={form} />
        <TemplateFields form={form} />
        <ReminderFields form={form} />
      </SchemaForm>
      {conflictDialog}
    </>
  );
}
