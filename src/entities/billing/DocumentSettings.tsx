import type { DocumentInput } from '@/domain/billing/schema';
import type { Address } from '@/domain/contact/schema';
import { DiscountPicker } from '@/entities/discount/DiscountPicker';
import { Section } from '@/ui/layout/Section';
import { DepositEditor } from './DepositEditor';
import { FeesEditor } from './FeesEditor';
import { TaxSettings } from './TaxSettings';

type DocumentSettingsProps = {
  document: DocumentInput;
  /** The fields that were changed. */
  onChange: (changes: Partial<DocumentInput>) => void;
  /** Whose uses count against a discount's limit per customer; '' = nobody chosen yet. */
  customerId: string;
  /** Where the work is done, for its taxes. */
  address?: Pick<Address, 'city' | 'state' | 'postalCode' | 'country'> | undefined;
};

/** What changes the price of a document apart from its lines: discounts, fees, taxes and the deposit. */
export function DocumentSettings({ document, onChange, customerId, address }: DocumentSettingsProps) {
  return (
    <>
      <Section title="Discounts">
        <DiscountPicker document={document} customerId={customerId} onChange={onChange} />
      </Section>
      <Section title="Fees">
        <FeesEditor fees={document.fees} onChange={(fees) => onChange({ fees })} />
      </Section>
      <Section title="Tax">
        <TaxSettings value={document.tax} onChange={(tax) => onChange({ tax })} address={address} />
      </Section>
      <Section title="Deposit">
        <DepositEditor value={document.deposit} onChange={(deposit) => onChange({ deposit })} />
      </Section>
    </>
  );
}
