import { Suspense } from 'react';
import { lazyPart } from '@/lib/lazyPage';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import type { StepProps } from './stepProps';

/** Includes the tax law of every state, which the other steps don't need. */
const SalesTaxSetup = lazyPart(() => import('@/entities/tax/SalesTaxSetup').then((module) => module.SalesTaxSetup));

/** Sets up sales tax, with defaults based on the address from the previous step. */
export function SalesTaxStep({ company, onDone }: StepProps) {
  return (
    <Suspense fallback={<LoadingRows />}>
      <SalesTaxSetup address={company.address} onDone={onDone} />
    </Suspense>
  );
}
