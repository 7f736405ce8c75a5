import type { BillingSettings } from '@/domain/billing/settings';
import { TERMS_LABELS } from '@/domain/customer/customerLabels';
import { PAYMENT_TERMS } from '@/domain/customer/schema';
import { CURRENCIES } from '@/domain/money/schema';
import { JOB_NATURE_LABELS, JOB_NATURES } from '@/domain/tax/schema';
import { DepositEditor } from '@/entities/billing/DepositEditor';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { TAX_ROUNDING_LABELS } from './invoicingForm';

const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value }));
const TERMS = PAYMENT_TERMS.map((value) => ({ value, label: TERMS_LABELS[value] }));
const NATURES = JOB_NATURES.map((value) => ({ value, label: JOB_NATURE_LABELS[value] }));
const ROUNDINGS = Object.entries(TAX_ROUNDING_LABELS).map(([value, label]) => ({ value, label }));

/** Edits numbers, terms and taxes. */
export function NumberFields({ form }: { form: SchemaFormApi<BillingSettings> }) {
  const { invoicePrefix, creditNotePrefix, deposit } = form.values;
  return (
    <>
      <Section
        title="Numbers"
        description="Numbers run without gaps. Issued documents keep their numbers when the prefix changes."
      >
        <Pair least="300px">
          <FormTextInput
            form={form}
            name="invoicePrefix"
            label="Invoice numbers begin with"
            description={`The next looks like ${invoicePrefix}00042`}
          />
          <FormTextInput
            form={form}
            name="creditNotePrefix"
            label="Credit note numbers begin with"
            description={`The next looks like ${creditNotePrefix}00007`}
          />
        </Pair>
      </Section>
      <Section
        title="Terms and taxes"
        description="What new estimates and invoices start with. A customer’s own terms take precedence over the company’s."
      >
        <OneColumn>
          <Pair least="300px">
            <FormSelect form={form} name="paymentTerms" label="Payment terms" options={TERMS} />
            <FormNumber
              form={form}
              name="estimateValidDays"
              label="Estimates are valid for"
              suffix=" days"
              min={1}
              max={365}
            />
            <FormSelect form={form} name="currency" label="Currency" options={CURRENCY_OPTIONS} />
            <FormSelect form={form} name="defaultJobNature" label="Kind of work" options={NATURES} />
            <FormSelect form={form} name="taxRounding" label="Tax is rounded" options={ROUNDINGS} />
          </Pair>
          <FormSwitch form={form} name="pricesIncludeTax" label="Prices include the tax" />
          <DepositEditor value={deposit} onChange={(next) => form.setFieldValue('deposit', next)} />
        </OneColumn>
      </Section>
    </>
  );
}
