import type { DocumentInput } from '@/domain/billing/schema';
import { chosenDeposit } from '@/entities/billing/chosenDeposit';
import { DepositEditor } from '@/entities/billing/DepositEditor';
import { FeesEditor } from '@/entities/billing/FeesEditor';
import { newFee } from '@/entities/billing/newFee';
import { DiscountPicker } from '@/entities/discount/DiscountPicker';
import type { OptionalPart } from '@/ui/layout/OptionalParts';
import { DocumentPart } from './DocumentPart';

type PriceParts = {
  document: DocumentInput;
  /** Receives the changed fields. */
  onChange: (changes: Partial<DocumentInput>) => void;
  /** The customer whose uses count toward a discount's per-customer limit; '' = none chosen yet. */
  customerId: string;
};

/** Returns the parts that change a document's price in addition to its lines and taxes, each behind a subtle link until it's used. */
export function priceParts({ document, onChange, customerId }: PriceParts): OptionalPart[] {
  const { discounts, fees, deposit } = document;
  return [
    {
      id: 'discount',
      label: 'Discount',
      isFilled: discounts.length > 0,
      content: (
        <DocumentPart title="Discounts">
          <DiscountPicker document={document} customerId={customerId} onChange={onChange} startsAdding />
        </DocumentPart>
      ),
    },
    {
      id: 'fee',
      label: 'Fee',
      isFilled: fees.length > 0,
      onOpen: () => onChange({ fees: [...fees, newFee()] }),
      content: (
        <DocumentPart title="Fees">
          <FeesEditor fees={fees} onChange={(changed) => onChange({ fees: changed })} />
        </DocumentPart>
      ),
    },
    {
      id: 'deposit',
      label: 'Deposit',
      isFilled: deposit.kind !== 'none',
      onOpen: () => onChange({ deposit: chosenDeposit(deposit, 'percent') }),
      content: (
        <DocumentPart title="Deposit" description="What is asked for before the work starts">
          <DepositEditor value={deposit} onChange={(changed) => onChange({ deposit: changed })} />
        </DocumentPart>
      ),
    },
  ];
}
