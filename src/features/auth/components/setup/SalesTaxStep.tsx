import { Suspense } from 'react';
import { lazyPart } from '@/lib/lazyPage';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import type { StepProps } from './stepProps';

/** With the law of all states, which the other steps do not need. */
const SalesTaxSetup = lazyPart(() => import('@/entities/tax/SalesTaxSetup').then((module) => module.SalesTaxSetup));

/** What the company charges, proposed by the address of the step before. */
export function SalesTaxStep({ company, onDone }: StepProps) {
  return (
    <Suspense fallback={<LoadingRows />}>
      <SalesTaxSetup address={company.address} onDone={onDone} />
    </Suspense>
  );
}
