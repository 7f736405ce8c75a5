import { Drawer, Stack, Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { termsOf } from '@/domain/discount/discountRecord';
import { describeDiscount } from '@/domain/discount/words';
import { useDiscounts } from '@/entities/discount/useDiscounts';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { DiscountForm } from './DiscountForm';
import { TryDiscount } from './TryDiscount';

type DiscountDrawerProps = {
  /** A discount's id, `new`, or null for closed. */
  openId: string | null;
  onClose: () => void;
};

/** A discount beside the list: to edit for who may, to read and try for the others. */
export function DiscountDrawer({ openId, onClose }: DiscountDrawerProps) {
  const { role, features } = useSession();
  const { all, byId, isLoading } = useDiscounts();
  const discount = openId === null ? undefined : byId.get(openId);
  const isNew = openId === 'new';
  const mayEdit = can({ role, features }, isNew ? 'create' : 'update', 'discounts');

  return (
    <Drawer
      opened={openId !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={isNew ? 'New discount' : (discount?.name ?? 'Discount')}
    >
      {isNew && mayEdit ? (
        <DiscountForm key="new" discount={null} others={all} onDone={onClose} />
      ) : discount ? (
        mayEdit ? (
          <DiscountForm key={discount.id} discount={discount} others={all} onDone={onClose} />
        ) : (
          <Stack>
            <Text>{describeDiscount(discount)}</Text>
            <TryDiscount terms={termsOf(discount)} />
          </Stack>
        )
      ) : isLoading ? (
        <LoadingRows rows={6} />
      ) : (
        <EmptyState
          title="This discount was not found"
          text="You do not have permission to add one, or the link is wrong."
        />
      )}
    </Drawer>
  );
}
