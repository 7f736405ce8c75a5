import { Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import {
  BILLING_SETTINGS_ID,
  billingSettingsFormSchema,
  billingSettingsSchema,
  DEFAULT_BILLING_SETTINGS,
  type BillingSettings,
} from '@/domain/billing/settings';
import { exampleText, merchantFee, monthlyText } from '@/domain/financing/monthly';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormRate } from '@/ui/forms/FormRate';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';

/** Amount used for the example and the fee. */
const SAMPLE_CENTS = 500_000;

/** Edits the company's lender: its link, its range, the example required by law, and the company's fee. */
export function FinancingSettingsPanel() {
  const can = useCan();
  const { record, isLoading } = useBillingSettings();
  const isWaiting = useFirstLoading(isLoading);
  if (!can('update', 'settings'))
    return <EmptyState title="Set by managers" text="An admin or manager of your company sets up financing." />;
  return isWaiting ? <LoadingRows rows={6} label="Loading settings" /> : <SettingsForm record={record} />;
}

function SettingsForm({ record }: { record: Stored<BillingSettings> | null }) {
  const editing = useRecordForm({
    definition: collections.settings,
    record,
    noun: 'set of settings',
    schema: billingSettingsFormSchema,
    toForm: (settings) => billingSettingsSchema.parse(settings),
    startWith: billingSettingsSchema.parse(DEFAULT_BILLING_SETTINGS),
    toFields: (values) => values,
    create: (values) => values,
    newId: BILLING_SETTINGS_ID,
    mayExist: true,
    nameOf: () => 'Financing',
    labels: { financing: 'Financing' },
    savedText: 'Financing settings saved.',
  });
  const { form } = editing;
  const { financing } = form.values;
  const { feeCents, payoutCents } = merchantFee(SAMPLE_CENTS, financing);
  return (
    <RecordForm editing={editing} submitLabel="Save">
      <Section
        title="Your lender"
        description="You sign up with the lender yourself. Customers apply under your own link, and you update the status of each application here, unless the lender is connected to this server."
      >
        <OneColumn>
          <FormSwitch form={form} name="financing.isOn" label="Offer monthly payments" />
          <Pair least="300px">
            <FormTextInput form={form} name="financing.lenderName" label="Lender" />
            <FormTextInput
              form={form}
              name="financing.link"
              label="Your link"
              description="From the lender’s portal, with https://"
            />
            <FormMoney form={form} name="financing.minCents" label="Smallest amount" />
            <FormMoney form={form} name="financing.maxCents" label="Largest amount" />
          </Pair>
          <FormRate form={form} name="financing.feePpm" label="What the lender keeps" />
          <Text size="sm">
            {`On ${formatCents(SAMPLE_CENTS)}, the lender keeps ${formatCents(feeCents)} and you receive ${formatCents(payoutCents)}.`}
          </Text>
          <FormTextInput
            form={form}
            name="financing.merchantId"
            label="Merchant ID at Wisetack"
            description="Only where this server has an agreement with Wisetack. Empty, you work with your link."
          />
        </OneColumn>
      </Section>
      <Section
        title="What customers see"
        description="Every customer within the range sees the same. A monthly figure never appears without its example and these words; have them checked by your lawyer."
      >
        <OneColumn>
          <Pair least="300px">
            <FormRate form={form} name="financing.aprPpm" label="APR of the example" />
            <FormNumber form={form} name="financing.termMonths" label="Over" suffix=" months" min={3} max={180} />
          </Pair>
          <FormTextarea form={form} name="financing.terms" label="Disclosure text" maxLength={1000} minRows={3} />
          <Text size="sm" c="dimmed">
            {`${formatCents(SAMPLE_CENTS)} is shown as “From ${monthlyText(SAMPLE_CENTS, financing)}”. ${exampleText(SAMPLE_CENTS, financing)}`}
          </Text>
        </OneColumn>
      </Section>
      <Section
        title="If the lender declines"
        description="A second lender whose link you can pass on. Leave it empty to fall back to a deposit."
      >
        <Pair least="300px">
          <FormTextInput form={form} name="financing.secondLenderName" label="Second lender" />
          <FormTextInput form={form} name="financing.secondLink" label="Its link" />
        </Pair>
      </Section>
    </RecordForm>
  );
}
