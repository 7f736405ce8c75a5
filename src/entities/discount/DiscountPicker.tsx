import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconDiscount, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import type { DocumentInput } from '@/domain/billing/schema';
import { withoutDiscount, type DiscountEntries } from '@/domain/discount/entries';
import { figuresOf } from '@/domain/discount/offer';
import type { DocumentDiscount } from '@/domain/discount/schema';
import { describeDiscount } from '@/domain/discount/words';
import { formatCents } from '@/domain/money/format';
import { AddDiscountDialog } from './AddDiscountDialog';
import classes from './discounts.module.css';

type DiscountPickerProps = {
  /** The current document, which every discount is calculated from. */
  document: DocumentInput;
  /** The customer whose uses count toward a per-customer limit; '' = none selected yet. */
  customerId: string;
  /** Receives the changed fields of the document; apply them as they are. */
  onChange: (entries: DiscountEntries) => void;
  disabled?: boolean;
  /** True to open the dialog immediately if there is no discount yet: the user came to add one. */
  startsAdding?: boolean;
};

/** Lists the discounts of a document: what each takes off or why it doesn't apply, with a dialog to add another. */
export function DiscountPicker({
  document,
  customerId,
  onChange,
  disabled = false,
  startsAdding = false,
}: DiscountPickerProps) {
  const { uid, role } = useSession();
  const [isAdding, setIsAdding] = useState(startsAdding && document.discounts.length === 0);
  const figures = useMemo(() => figuresOf(document), [document]);
  const format = { currency: document.currency };
  const approve = (id: string): void =>
    onChange({
      discounts: document.discounts.map((discount) =>
        discount.id === id ? { ...discount, approvedBy: uid } : discount,
      ),
      enteredCodes: document.enteredCodes,
      discountUsage: document.discountUsage,
    });

  const outcomeOf = ({ id, approvedBy }: DocumentDiscount) => {
    const applied = figures?.appliedDiscounts.find((discount) => discount.id === id);
    const refused = figures?.refusedDiscounts.find((discount) => discount.id === id);
    return {
      amount: applied ? `−${formatCents(applied.amountCents, format)}` : '',
      message:
        refused?.message ??
        [applied?.note && `It is ${applied.note}.`, approvedBy !== '' && 'Approved.'].filter(Boolean).join(' '),
      isRefused: refused !== undefined,
      needsApproval: refused?.reason === 'needs-approval',
    };
  };

  return (
    <Stack gap="xs">
      {document.discounts.length > 0 && (
        <ul className={classes.list} aria-label="Discounts">
          {document.discounts.map((discount) => {
            const { amount, message, isRefused, needsApproval } = outcomeOf(discount);
            return (
              <li key={discount.id} className={classes.row}>
                <div className={classes.main}>
                  <Group gap="sm" align="stretch" justify="space-between" wrap="nowrap">
                    <span>{discount.terms.name}</span>
                    <strong className={classes.amount}>{amount}</strong>
                  </Group>
                  <div className={classes.second}>{describeDiscount(discount.terms, format)}</div>
                  {message !== '' && <div className={isRefused ? classes.refused : classes.second}>{message}</div>}
                </div>
                {needsApproval && canAct({ role }, 'approveDiscount') && !disabled && (
                  <Button variant="default" size="compact-md" onClick={() => approve(discount.id)}>
                    Approve
                  </Button>
                )}
                {!disabled && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="xl"
                    aria-label={`Remove ${discount.terms.name}`}
                    onClick={() => onChange(withoutDiscount(document, discount.id))}
                  >
                    <IconTrash size={18} aria-hidden />
                  </ActionIcon>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {disabled && document.discounts.length === 0 && (
        <Text size="sm" c="dimmed">
          No discount
        </Text>
      )}
      {!disabled && (
        <Button
          variant="default"
          className={classes.add ?? ''}
          leftSection={<IconDiscount size={18} aria-hidden />}
          onClick={() => setIsAdding(true)}
        >
          Add discount
        </Button>
      )}
      {isAdding && (
        <AddDiscountDialog
          document={document}
          customerId={customerId}
          onAdd={onChange}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Stack>
  );
}
