import { Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { changeChangeOrder } from '@/domain/contract/money/api';
import {
  CHANGE_ORDER_LINE_LIMIT,
  CHANGE_REASON_LABELS,
  CHANGE_REASONS,
  changeOrderInputSchema,
  changeOrderName,
  COST_KIND_LABELS,
  COST_KINDS,
  type ChangeOrderRecord,
} from '@/domain/contract/money/changeOrder';
import { orderDoubt, orderFault } from '@/domain/contract/money/orderLimit';
import type { Stored } from '@/domain/record/schema';
import { newId } from '@/lib/ids';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { formatMoney } from '@/ui/format/money';
import { FormList } from '@/ui/forms/FormList';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import type { ContractMoney } from '../../hooks/useContractMoney';
import { newOrderLine, orderForm } from './changeOrderForm';

type ChangeOrderDialogProps = { money: ContractMoney; order: Stored<ChangeOrderRecord> | null; onClose: () => void };

/** Edits a change order and shows the contract sum with it. The server assigns its number. */
export function ChangeOrderDialog({ money, order, onClose }: ChangeOrderDialogProps) {
  const isPhone = useIsPhone();
  const [id] = useState(() => order?.id ?? newId());
  const form = useSchemaForm({ schema: changeOrderInputSchema, initialValues: orderForm(order) });
  // An amount may briefly be non-numeric while it's being typed.
  const amountCents = form.values.lines.reduce((sum, line) => sum + (line.amountCents || 0), 0);
  const doubt = orderFault(money, { id, amountCents }) || orderDoubt(money.book, { amountCents });
  return (
    <Modal
      opened
      onClose={onClose}
      title={order ? changeOrderName(order) : 'New change order'}
      size="xl"
      fullScreen={isPhone}
    >
      <SchemaForm
        form={form}
        submitLabel={order ? 'Save' : 'Create change order'}
        onCancel={onClose}
        onSubmit={async (fields) => {
          const { number } = await callFunction(changeChangeOrder, {
            contractId: money.contract.id,
            orderId: id,
            revision: order?.revision ?? '',
            change: { kind: 'save', fields },
          });
          notify.success(`${changeOrderName({ number })} saved.`);
          onClose();
        }}
      >
        <OneColumn>
          <FormTextInput form={form} name="title" label="Description of the change" isRequired />
          <Pair>
            <FormSelect
              form={form}
              name="reason"
              label="Reason"
              options={CHANGE_REASONS.map((value) => ({ value, label: CHANGE_REASON_LABELS[value] }))}
            />
            <FormNumber form={form} name="days" label="Days added to the contract time" isSigned decimals={0} />
          </Pair>
          <FormTextarea form={form} name="explanation" label="Explanation" maxLength={4000} />
          <FormList
            form={form}
            name="lines"
            label="Cost"
            itemLabel="Line"
            max={CHANGE_ORDER_LINE_LIMIT}
            newItem={newOrderLine}
          >
            {(index) => (
              <OneColumn gap="sm">
                <Pair>
                  <FormSelect
                    form={form}
                    name={`lines.${index}.kind`}
                    label="Kind"
                    options={COST_KINDS.map((value) => ({ value, label: COST_KIND_LABELS[value] }))}
                  />
                  <FormTextInput form={form} name={`lines.${index}.description`} label="What" isRequired />
                </Pair>
                <Pair>
                  <FormTextInput form={form} name={`lines.${index}.costCode`} label="Cost code" />
                  <FormMoney
                    form={form}
                    name={`lines.${index}.amountCents`}
                    label="Amount"
                    description="Negative for a credit"
                  />
                </Pair>
              </OneColumn>
            )}
          </FormList>
          {doubt !== '' && <InlineNotice tone="warning">{doubt}</InlineNotice>}
          <Text size="sm">
            {amountCents < 0 ? 'Deducts' : 'Adds'} <strong>{formatMoney(Math.abs(amountCents))}</strong>. The contract
            sum becomes {formatMoney(money.sumCents + amountCents)} when both sides have signed.
          </Text>
        </OneColumn>
      </SchemaForm>
    </Modal>
  );
}
