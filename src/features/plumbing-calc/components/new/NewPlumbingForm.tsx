import { Select } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { CALCULATION_PAGE_SIZE } from '@/domain/calculation/queries';
import { plumbingList } from '@/domain/plumbing/record/queries';
import { codeText } from '@/domain/plumbing/report/words';
import { CopyField } from '@/entities/calculation/CopyField';
import { StartChoice } from '@/entities/calculation/StartChoice';
import { WhoPickers } from '@/entities/calculation/WhoPickers';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { CODE_OPTIONS } from '../../codeOptions';
import { useCreatePlumbing } from '../../hooks/useCreatePlumbing';
import { useProposedCode } from '../../hooks/useProposedCode';
import {
  newPlumbingSchema,
  newPlumbingValues,
  START_WORDS,
  type NewPlumbingValues,
  type PlumbingOrigin,
} from '../../newPlumbing';

const LATEST = {
  ...plumbingList({ codeName: '', customerId: '' }, { field: 'updatedAt', direction: 'desc' }),
  limit: CALCULATION_PAGE_SIZE,
};

/** Edits all inputs for a new calculation on one page. They survive a reload. */
export function NewPlumbingForm({ origin, originKey }: { origin: PlumbingOrigin; originKey: string }) {
  const { uid } = useSession();
  const navigate = useNavigate();
  const create = useCreatePlumbing();
  const form = useSchemaForm<NewPlumbingValues>({
    schema: newPlumbingSchema,
    initialValues: newPlumbingValues(origin),
    draftKey: `${uid}:plumbingCalc:new:${originKey}`,
  });
  const { start, code, address, propertyId, copyOf } = form.values;
  const proposed = useProposedCode(propertyId, address);

  const submit = async (values: NewPlumbingValues): Promise<void> => {
    const record = await create(values, proposed);
    notify.success(`${record.number} is saved.`);
    await navigate(paths.plumbingCalcEdit(record.id), { replace: true });
  };

  return (
    <SchemaForm form={form} onSubmit={submit} submitLabel="Create" onCancel={() => void navigate(-1)}>
      <Section title="Calculation">
        <OneColumn>
          {origin.jobNumber !== '' && <InlineNotice tone="info">For job {origin.jobNumber}.</InlineNotice>}
          <FormTextInput form={form} name="title" label="Name" placeholder="Two-bath remodel, Elm Street" isRequired />
          <WhoPickers form={form} />
          <FormTextInput form={form} name="address" label="Address of the building" />
          {start !== 'copy' && (
            <Select
              label="Code and edition"
              description={code === '' ? proposed.note : 'Chosen by you for this calculation.'}
              size="md"
              data={[{ value: '', label: `${codeText(proposed.code)}, as proposed` }, ...CODE_OPTIONS]}
              value={code}
              onChange={(value) => form.setFieldValue('code', value ?? '')}
              allowDeselect={false}
              data-path="code"
              error={form.errors['code']}
            />
          )}
          <FormTextarea form={form} name="notes" label="Notes" maxLength={5000} minRows={2} />
        </OneColumn>
      </Section>
      <Section>
        <OneColumn>
          <StartChoice starts={START_WORDS} value={start} onChange={(value) => form.setFieldValue('start', value)} />
          {start === 'copy' && (
            <CopyField
              definition={collections.plumbingCalc}
              latest={LATEST}
              value={copyOf}
              onChange={(id) => {
                form.setFieldValue('copyOf', id);
                form.clearFieldError('copyOf');
              }}
              error={form.errors['copyOf']}
            />
          )}
        </OneColumn>
      </Section>
    </SchemaForm>
  );
}
