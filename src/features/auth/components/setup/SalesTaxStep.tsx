import { SalesTaxSetup } from '@/entities/tax/SalesTaxSetup';
import type { StepProps } from './stepProps';

/** What the company charges, proposed by the address of the step before. */
export function SalesTaxStep({ company, onDone }: StepProps) {
  return <SalesTaxSetup address={company.address} onDone={onDone} />;
}
