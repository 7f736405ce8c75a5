import type { input as Input, infer as Infer, ZodType } from 'zod';
import { callFunction } from '@/data/callables';
import { useReadMoneyAnew } from '@/entities/invoice/useReadMoneyAnew';
import type { Contract } from '@/lib/contract';

/** Calls a function that changes an invoice or its money, and refetches what it may have changed. @throws AppError */
export function useInvoiceCall() {
  const readAnew = useReadMoneyAnew();
  return async <Name extends string, In extends ZodType, Out extends ZodType>(
    contract: Contract<Name, In, Out>,
    input: Input<In>,
  ): Promise<Infer<Out>> => {
    const answer = await callFunction(contract, input);
    await readAnew();
    return answer;
  };
}
