import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { DocumentInput } from '@/domain/billing/schema';
import { usageOf, type DiscountRecord, type DiscountUse } from '@/domain/discount/discountRecord';
import { discountWithCode, givenDiscount } from '@/domain/discount/entries';
import { offerOf } from '@/domain/discount/offer';
import type { Stored } from '@/domain/record/schema';

type DiscountCodeFieldProps = {
  document: DocumentInput;
  discounts: readonly Stored<DiscountRecord>[];
  uses: readonly DiscountUse[];
  onChoose: (discount: Stored<DiscountRecord>) => void;
};

/** Finds the discount for the entered code, or explains why there is none. */
export function DiscountCodeField({ document, discounts, uses, onChoose }: DiscountCodeFieldProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const faultOf = (discount: Stored<DiscountRecord>): string => {
    if (document.discounts.some(({ discountId }) => discountId === discount.id))
      return `“${discount.name}” is on this document already`;
    const counted = {
      ...document,
      discountUsage: { ...document.discountUsage, [discount.id]: usageOf(discount, uses) },
    };
    const { refusal, needsApproval } = offerOf(counted, givenDiscount('offer', discount), { isCodeEntered: true });
    return needsApproval ? '' : refusal;
  };
  const apply = (): void => {
    const discount = discountWithCode(discounts, code);
    const fault = discount
      ? faultOf(discount)
      : code.trim() === ''
        ? 'Enter the code'
        : `No discount has the code “${code.trim()}”`;
    if (discount && fault === '') onChoose(discount);
    else setError(fault);
  };
  return (
    <Stack>
      <TextInput
        label="Code"
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setError('');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The dialog may be in an editor's form, which must not be submitted.
          event.preventDefault();
          apply();
        }}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        data-autofocus
      />
      <Group justify="flex-end">
        <Button onClick={apply}>Apply code</Button>
      </Group>
    </Stack>
  );
}
