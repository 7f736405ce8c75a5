import { Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { transferAgreement } from '@/domain/agreement/record/api';
import { UNUSED_ON_TRANSFER, type Agreement } from '@/domain/agreement/record/schema';
import { transferFigures } from '@/domain/agreement/record/transfer';
import type { Stored } from '@/domain/record/schema';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { addCalendarDays } from '@/lib/calendar';
import { newId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { formatDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { FormDate } from '@/ui/forms/FormDate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { DetailList } from '@/ui/layout/DetailList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { givenBackText } from '../money';

const formSchema = z.object({
  customerId: z.string().min(1, 'Choose the new owner'),
  on: z.iso.date('Use a valid date'),
  unused: z.enum(UNUSED_ON_TRANSFER),
});

type TransferDialogProps = { agreement: Stored<Agreement>; today: string; onClose: () => void };

/** Transfers a sold house's agreement to the new owner, after showing what happens to money and visits. */
export function TransferDialog({ agreement, today, onClose }: TransferDialogProps) {
  const navigate = useNavigate();
  // Idempotent: pressing twice creates the same agreement.
  const [id] = useState(newId);
  const form = useSchemaForm({
    schema: formSchema,
    initialValues: { customerId: '', on: today, unused: 'along' as const },
  });
  const { timeZone } = useSession().company;
  const { customerId, on, unused } = form.values;
  const last = agreement.nextBillOn || agreement.endsOn;
  return (
    <Modal opened size="lg" onClose={onClose} title="Transfer to new owner">
      <SchemaForm
        form={form}
        submitLabel="Prepare agreement"
        canSubmit={!agreement.nextTerms}
        onCancel={onClose}
        onSubmit={async (values) => {
          await callFunction(transferAgreement, { agreementId: agreement.id, newId: id, ...values });
          notify.success('Send the new owner their link. The agreement transfers to them when they agree.');
          await navigate(paths.agreementView(id));
        }}
      >
        <OneColumn>
          {agreement.nextTerms && (
            <InlineNotice tone="warning" title="A change is already scheduled">
              Cancel it under “More actions”, or wait until {formatDate(agreement.nextTerms.on, timeZone)}.
            </InlineNotice>
          )}
          <Text size="sm">
            The agreement stays with the house. Also move the property to the new owner on its customer’s page.
          </Text>
          <CustomerPicker
            label="New owner"
            value={customerId}
            onChange={(value) => {
              form.setFieldValue('customerId', value);
              form.clearFieldError('customerId');
            }}
            excludeId={agreement.customerId}
            error={form.errors['customerId']}
            dataPath="customerId"
            isRequired
            offersNew
          />
          <FormDate form={form} name="on" label="Sold on" minDate={agreement.termStartsOn} maxDate={last} />
          <FormSelect
            form={form}
            name="unused"
            label="Prepaid amount"
            options={[
              { value: 'along', label: 'Transfers to the new owner' },
              { value: 'refunded', label: 'Refunded to the previous owner' },
            ]}
          />
          <Figures agreement={agreement} on={on || today} unused={unused} />
        </OneColumn>
      </SchemaForm>
    </Modal>
  );
}

type FiguresProps = { agreement: Agreement; on: string; unused: (typeof UNUSED_ON_TRANSFER)[number] };

function Figures({ agreement, on, unused }: FiguresProps) {
  const { timeZone } = useSession().company;
  const { restCents, creditCents, chargeCents, until, moving, planned } = transferFigures(agreement, on, unused);
  const rest = until === '' ? '' : `${formatDate(on, timeZone)} to ${formatDate(addCalendarDays(until, -1), timeZone)}`;
  const names = (visits: Agreement['visits']): string => visits.map(({ name }) => name).join(', ');
  return (
    <DetailList
      columns={1}
      items={[
        { label: 'Billed and not used yet', value: rest === '' ? 'Nothing' : `${formatMoney(restCents)} for ${rest}` },
        {
          label: 'The earlier owner',
          value:
            unused === 'along'
              ? 'No refund, and still owes any unpaid bills'
              : givenBackText(agreement.bills, creditCents) || 'No refund',
        },
        {
          label: 'The new owner',
          value: `Pays ${formatMoney(chargeCents)} for the rest of the period, and ${formatMoney(agreement.priceCents)} from ${
            formatDate(agreement.nextBillOn, timeZone) || 'the next term'
          } on`,
        },
        { label: 'Visits that transfer', value: names(moving) || 'None' },
        {
          label: 'Visits that stay',
          value: planned.length === 0 ? '' : `${names(planned)}: scheduled as a job for the previous owner`,
          isHiddenWhenEmpty: true,
        },
        { label: 'Card on file', value: 'Never transfers. The new owner enters their own' },
      ]}
    />
  );
}
