import { FormCheckbox } from '@/ui/forms/FormCheckbox';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormRate } from '@/ui/forms/FormRate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import type { ContractForm } from '../contractForm';
import { LawFindings } from './LawFindings';
import { METHOD_OPTIONS, ROUNDING_OPTIONS } from './money/retainageText';

const PROJECTS = [
  { value: 'private', label: 'Private work' },
  { value: 'public', label: 'Public work' },
  { value: 'federal', label: 'Federal work' },
];

/** Form fields for deposit, retainage, warranty, and the facts of the sale that the law depends on, with its findings. */
export function TermsFields({ form }: { form: SchemaFormApi<ContractForm> }) {
  const { retainage } = form.values.terms;
  const hasSteps = retainage.method === 'retroactive-step' || retainage.method === 'banded-step';
  return (
    <OneColumn gap="sm">
      <Pair gap="sm">
        <FormMoney form={form} name="terms.depositCents" label="Deposit before work begins" />
        <FormMoney form={form} name="terms.specialOrderCents" label="Special-order materials" />
        <FormSelect form={form} name="terms.project" label="Kind of work" options={PROJECTS} />
        <FormNumber
          form={form}
          name="terms.paymentDays"
          label="Days to pay (0 = as the law says)"
          suffix=" days"
          min={0}
          max={365}
        />
      </Pair>
      <Pair gap="sm">
        <FormCheckbox form={form} name="terms.isHome" label="The work is on the buyer's home" />
        <FormCheckbox form={form} name="terms.isSignedAtHome" label="It is signed at the buyer's home" />
        <FormCheckbox form={form} name="terms.isBuyer65" label="The buyer is 65 or older" />
      </Pair>
      <Pair gap="sm">
        <FormSelect form={form} name="terms.retainage.method" label="Retainage" options={METHOD_OPTIONS} />
        {retainage.method === 'fixed' ? (
          <FormMoney form={form} name="terms.retainage.fixedCents" label="Amount held" />
        ) : (
          <FormRate form={form} name="terms.retainage.workPpm" label="Retainage on completed work" />
        )}
        {retainage.method === 'flat' && (
          <FormSelect form={form} name="terms.retainage.rounding" label="Rounding" options={ROUNDING_OPTIONS} />
        )}
        {hasSteps && (
          <FormRate form={form} name="terms.retainage.thresholdPpm" label="From this part of the contract sum on" />
        )}
        {hasSteps && <FormRate form={form} name="terms.retainage.afterPpm" label="Held from there on" />}
        {retainage.method === 'cap-of-contract-sum' && (
          <FormRate form={form} name="terms.retainage.capPpm" label="At most of the contract sum" />
        )}
      </Pair>
      <FormTextarea form={form} name="terms.warranty" label="Warranty" maxLength={4000} minRows={2} />
      <LawFindings values={form.values} />
    </OneColumn>
  );
}
