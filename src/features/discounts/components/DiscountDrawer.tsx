import { Stack, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { termsOf } from '@/domain/discount/discountRecord';
import { describeDiscount } from '@/domain/discount/words';
import { useDiscounts } from '@/entities/discount/useDiscounts';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { DiscountForm } from './DiscountForm';
import { TryDiscount } from './TryDiscount';

type DiscountDrawerProps = {
  /** A discount's id, `new`, or null when closed. */
  openId: string | null;
  onClose: () => void;
};

/** Shows a discount next to the list: editable with permission; everyone else can read and try it. */
export function DiscountDrawer({ openId, onClose }: DiscountDrawerProps) {
  const can = useCan();
  const { all } = useDiscounts();
  return (
    <RecordDrawer
      definition={collections.discounts}
      noun="discount"
      openId={openId}
      onClose={onClose}
      titleOf={({ name }) => name}
      mayCreate={can('create', 'discounts')}
    >
      {(discount) =>
        discount && !can('update', 'discounts') ? (
          <Stack>
            <Text>{describeDiscount(discount)}</Text>
            <TryDiscount terms={termsOf(discount)} />
          </Stack>
        ) : (
          <DiscountForm key={discount?.id ?? 'new'} discount={discount} others={all} onDone={onClose} />
        )
      }
    </RecordDrawer>
  );
}
