import { Group, Modal, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import { amountCents } from '@/domain/money/schema';
import type { DoorMethod } from '@/domain/payment/doorPayment';
import { line, type Stored } from '@/domain/record/schema';
import { AddedPhotos } from '@/entities/photo/AddedPhotos';
import { TakePhoto } from '@/entities/photo/TakePhoto';
import { useAddPhotosOf } from '@/entities/photo/useAddPhotos';
import { nowIso } from '@/lib/dates';
import { newId } from '@/lib/ids';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import classes from './door.module.css';

type TakeMoneyProps = {
  job: Stored<Job>;
  method: DoorMethod;
  /** Amount owed; null while unknown because the phone is offline. */
  dueCents: number | null;
  onClose: () => void;
};

const schema = z.object({
  amountCents: amountCents.nullable().refine((value) => value !== null && value > 0, 'Enter an amount'),
  reference: line(120),
  /** ID of the record its photo belongs to; '' before there is one. */
  id: z.string(),
});

/**
 * Records cash or a check as it is handed over. Kept on this phone until the server has it; the typed input is kept, too, because phones
 * close a page when its camera opens.
 */
export function TakeMoney({ job, method, dueCents, onClose }: TakeMoneyProps) {
  const isPhone = useIsPhone();
  const save = useSaveRecord(collections.doorPayments);
  const { uid } = useWorkspace();
  const form = useSchemaForm({
    schema,
    initialValues: { amountCents: dueCents, reference: '', id: '' },
    draftKey: `${uid}:door-${job.id}-${method}`,
  });
  const [id] = useState(() => form.getValues().id || newId());
  const isCheck = method === 'cheque';
  const photos = useAddPhotosOf({
    subjectKind: 'doorPayment',
    subjectId: id,
    itemId: '',
    jobId: '',
    customerId: job.customerId,
    label: `${job.number} check`,
    stage: 'after',
  });
  // Fills in the amount for a user who opened this before the bill loaded.
  const fillIn = useEffectEvent((cents: number) => {
    if (form.getValues().amountCents === null) form.setFieldValue('amountCents', cents);
  });
  useEffect(() => {
    if (dueCents !== null) fillIn(dueCents);
  }, [dueCents]);
  const hasPhoto = photos.added.length > 0 || form.values.id !== '';
  const keepPhoto = useEffectEvent(() => form.setFieldValue('id', id));
  useEffect(() => {
    if (photos.added.length > 0) keepPhoto();
  }, [photos.added.length]);
  return (
    <Modal opened onClose={onClose} title={isCheck ? 'Take a check' : 'Take cash'} fullScreen={isPhone} size="lg">
      <SchemaForm
        form={form}
        submitLabel={isCheck ? 'I have the check' : 'I have the cash'}
        onSubmit={async ({ amountCents: cents, reference }) => {
          await save.create(
            {
              jobId: job.id,
              customerId: job.customerId,
              jobTitle: job.title,
              method,
              amountCents: cents ?? 0,
              reference,
              takenAt: nowIso(),
              ...UNSEEN,
            },
            { id, label: `${job.number} ${isCheck ? 'check' : 'cash'}` },
          );
          onClose();
        }}
      >
        <FormMoney form={form} name="amountCents" label="Amount" currencySymbol="$" isRequired />
        {isCheck && (
          <>
            <FormTextInput form={form} name="reference" label="Check number" />
            <AddedPhotos photos={photos} isOfWork={false} />
            <Group gap="sm">
              <TakePhoto photos={photos} className={classes['way'] ?? ''} />
              <Text size="sm" c="dimmed">
                {hasPhoto ? 'The photo is kept with the payment.' : 'Add a photo of the check for the office.'}
              </Text>
            </Group>
          </>
        )}
      </SchemaForm>
    </Modal>
  );
}

/** Fields the server writes. */
const UNSEEN = { state: '', reason: '', invoiceId: '', invoiceNumber: '' } as const;
