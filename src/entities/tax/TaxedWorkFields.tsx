import { isProposable } from '@/domain/tax/law/lawText';
import type { StateLaw } from '@/domain/tax/law/stateLaw';
import type { LawTrade } from '@/domain/tax/law/trades';
import { TAXED_WORK_LABELS, type SalesTaxAnswers, type TaxedWork } from '@/domain/tax/salesTaxSetup';
import { CONTRACTS, CONTRACT_LABELS } from '@/domain/tax/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { FormSelect } from '@/ui/forms/FormSelect';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { StateLawTable } from './StateLawTable';

type TaxedWorkFieldsProps = {
  form: SchemaFormApi<SalesTaxAnswers>;
  /** null if no data was collected, as for Puerto Rico. */ law: StateLaw | null;
};

const CONTRACT_OPTIONS = CONTRACTS.map((value) => ({ value, label: CONTRACT_LABELS[value] }));
const FIXED: readonly TaxedWork[] = ['everything', 'not-labor', 'only-labor', 'nothing'];
const TRADES: readonly { value: LawTrade; label: string }[] = [
  { value: 'hvac', label: 'Heating and cooling' },
  { value: 'refrigeration', label: 'Commercial refrigeration' },
  { value: 'plumbing', label: 'Plumbing' },
  { value: 'electrical', label: 'Electrical' },
  { value: 'roofing', label: 'Roofing' },
  { value: 'general', label: 'Other work on buildings' },
];
/** States that tax trades differently. */
const BY_TRADE = new Set(['AR', 'KY', 'MS', 'NJ']);
const OPTIONS = [
  { value: 'seller', label: 'Option 1: we charge tax on materials' },
  { value: 'consumer', label: 'Option 2 or 3: we pay tax on materials' },
];

/** Edits what tax is charged on: suggested by the state's law if known, asking only what the law requires. */
export function TaxedWorkFields({ form, law }: TaxedWorkFieldsProps) {
  const { taxedWork, trade, election } = form.values;
  const company = { trade, election };
  const isKnown = law !== null && isProposable(law, company);
  const options = [...(isKnown ? (['law'] as const) : []), ...FIXED].map((value) => ({
    value,
    label: value === 'law' && law ? `What ${law.name} taxes` : TAXED_WORK_LABELS[value],
  }));
  const isByLaw = taxedWork === 'law';
  const known = TRADES.some(({ value }) => value === trade);
  return (
    <>
      {law && BY_TRADE.has(law.state) && (
        <FormSelect
          form={form}
          name="trade"
          label="What you mostly do"
          options={known ? TRADES : [...TRADES, { value: trade, label: 'Your trade' }]}
        />
      )}
      <FormSelect form={form} name="taxedWork" label="Charged on" options={options} placeholder="Choose" isRequired />
      {law?.setupQuestions.includes('contractType') && (
        <FormSelect form={form} name="usualContract" label="How you usually price a job" options={CONTRACT_OPTIONS} />
      )}
      {law?.state === 'NE' && (
        <FormSelect form={form} name="election" label="Your option with Nebraska" options={OPTIONS} isClearable />
      )}
      {!isKnown && (
        <InlineNotice tone="warning" title={law ? `${law.name}: not certain enough to propose` : 'Not researched'}>
          What is taxed here was not researched well enough. Ask your accountant, and choose what you charge tax on.
        </InlineNotice>
      )}
      {law && (isByLaw || !isKnown) && <StateLawTable law={law} company={company} />}
    </>
  );
}
