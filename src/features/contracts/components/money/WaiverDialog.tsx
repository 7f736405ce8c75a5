import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { waiverFormFor } from '@/domain/contract/law/lienLaw';
import { changeLienWaiver } from '@/domain/contract/money/api';
import { certifiedOnes } from '@/domain/contract/money/billing';
import {
  WAIVER_KIND_LABELS,
  waiverInputSchema,
  type LienWaiver,
  type WaiverInput,
} from '@/domain/contract/money/lienWaiver';
import { applicationName } from '@/domain/contract/money/payApplication';
import { WAIVER_KINDS } from '@/domain/contract/waiverKinds';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { newId } from '@/lib/ids';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm, type SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import type { ContractMoney } from '../../hooks/useContractMoney';

type WaiverDialogProps = {
  money: ContractMoney;
  waiver: Stored<LienWaiver> | null;
  /** Earlier waivers: the statutory wording is copied from the last one of the same kind. */
  earlier: readonly LienWaiver[];
  onClose: () => void;
};

/** Edits a lien waiver. In states that prescribe the wording, the statutory form is entered word for word. */
export function WaiverDialog({ money, waiver, earlier, onClose }: WaiverDialogProps) {
  const today = useToday();
  const [id] = useState(() => waiver?.id ?? newId());
  const applications = certifiedOnes(money.applications).toReversed();
  const [latest] = applications;
  const form = useSchemaForm({
    schema: waiverInputSchema,
    initialValues: waiver
      ? waiverInputSchema.parse(waiver)
      : {
          kind: 'conditional-progress',
          direction: 'given',
          partyName: '',
          applicationId: latest?.id ?? '',
          throughOn: latest?.periodEnd ?? today,
          amountCents: Math.max(0, latest?.certifiedCents ?? 0),
          exceptions: '',
          formText: '',
          formVersion: '',
        },
  });
  const { kind, direction } = form.values;
  const law = waiverFormFor(money.book.terms.state, today);
  const known = earlier.findLast((each) => each.kind === kind && each.formText !== '');
  return (
    <Modal opened onClose={onClose} title={waiver ? `Waiver ${waiver.number}` : 'New lien waiver'} size="lg">
      <SchemaForm
        form={form}
        submitLabel={waiver ? 'Save' : 'Create waiver'}
        onCancel={onClose}
        onSubmit={async (fields) => {
          await callFunction(changeLienWaiver, {
            contractId: money.contract.id,
            waiverId: id,
            revision: waiver?.revision ?? '',
            change: { kind: 'save', fields },
          });
          notify.success('Waiver saved.');
          onClose();
        }}
      >
        <OneColumn>
          <FormSelect
            form={form}
            name="kind"
            label="Kind"
            options={WAIVER_KINDS.map((value) => ({ value, label: WAIVER_KIND_LABELS[value] }))}
          />
          <Pair>
            <FormSelect
              form={form}
              name="direction"
              label="Whose"
              options={[
                { value: 'given', label: 'Ours, to the owner' },
                { value: 'received', label: 'A subcontractor’s, to us' },
              ]}
            />
            {direction === 'received' ? (
              <FormTextInput form={form} name="partyName" label="Subcontractor" />
            ) : (
              <FormSelect
                form={form}
                name="applicationId"
                label="For application"
                isClearable
                options={applications.map((each) => ({ value: each.id, label: applicationName(each) }))}
              />
            )}
          </Pair>
          <Pair>
            <FormDate form={form} name="throughOn" label="Covers work through" />
            <FormMoney form={form} name="amountCents" label="Amount" />
          </Pair>
          <FormTextarea
            form={form}
            name="exceptions"
            label="Exceptions"
            description="Disputed work, retainage, pending changes"
          />
          <WordingFields form={form} law={law} known={known?.formText ?? ''} />
        </OneColumn>
      </SchemaForm>
    </Modal>
  );
}

type WordingFieldsProps = {
  form: SchemaFormApi<WaiverInput>;
  law: ReturnType<typeof waiverFormFor>;
  /** Wording of the last waiver of this kind, or '' if there wasn't one. */
  known: string;
};

/** Form fields for the statutory wording in states that prescribe one. */
function WordingFields({ form, law, known }: WordingFieldsProps) {
  if (!law?.isPrescribed)
    return (
      <Text size="sm" c="dimmed">
        No prescribed wording is known for this state, so a general form is used. The contract or the lender may ask for
        its own.
      </Text>
    );
  return (
    <>
      <InlineNotice
        tone="warning"
        title={`This state ${law.basis.confidence === 'low' ? 'may prescribe' : 'prescribes'} the wording${law.statute === '' ? '' : `: ${law.statute}`}`}
      >
        Enter the form of the statute exactly, filled in: changed words can void it.
        {law.needsNotary && ' It needs a notary.'} {law.basis.confidence} confidence, checked {law.basis.checkedOn}.
        Verify it.
      </InlineNotice>
      {known !== '' && form.values.formText === '' && (
        <Button variant="text" onClick={() => form.setFieldValue('formText', known)}>
          Begin with the wording of the last one
        </Button>
      )}
      <FormTextarea form={form} name="formText" label="Wording of the statute" maxLength={20_000} minRows={6} />
      <FormTextInput form={form} name="formVersion" label="Version of the statute" />
    </>
  );
}
