import { Modal, Tabs } from '@mantine/core';
import type { DocumentInput } from '@/domain/billing/schema';
import { givenDiscount, madeUpDiscount, withDiscount, type DiscountEntries } from '@/domain/discount/entries';
import { newId } from '@/lib/ids';
import { DiscountCodeField } from './DiscountCodeField';
import { DiscountOffers } from './DiscountOffers';
import { MadeUpDiscountForm } from './MadeUpDiscountForm';
import { useDiscounts } from './useDiscounts';

type AddDiscountDialogProps = {
  document: DocumentInput;
  customerId: string;
  onAdd: (entries: DiscountEntries) => void;
  onClose: () => void;
};

/** Adds a discount to a document: one of the company's, one by its code, or a custom one for this document. */
export function AddDiscountDialog({ document, customerId, onAdd, onClose }: AddDiscountDialogProps) {
  const { all, uses, isLoading, error, refetch } = useDiscounts(customerId);
  const add = (entries: DiscountEntries): void => {
    onAdd(entries);
    onClose();
  };
  const give = (defined: (typeof all)[number]): void =>
    add(withDiscount(document, givenDiscount(newId(), defined), { defined, uses }));

  return (
    <Modal opened onClose={onClose} title="Add a discount" size="lg">
      <Tabs defaultValue="choose" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="choose">Choose</Tabs.Tab>
          <Tabs.Tab value="code">Enter a code</Tabs.Tab>
          <Tabs.Tab value="own">Create a one-time discount</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="choose">
          <DiscountOffers
            document={document}
            discounts={all}
            uses={uses}
            query={{ isLoading, error, refetch }}
            onChoose={give}
          />
        </Tabs.Panel>
        <Tabs.Panel value="code">
          <DiscountCodeField document={document} discounts={all} uses={uses} onChoose={give} />
        </Tabs.Panel>
        <Tabs.Panel value="own">
          <MadeUpDiscountForm
            document={document}
            onCancel={onClose}
            onAdd={(terms, lineIds) => add(withDiscount(document, madeUpDiscount(newId(), terms, lineIds), { uses }))}
          />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  );
}
