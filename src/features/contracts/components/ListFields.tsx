import {
  COVER_KIND_LABELS,
  COVER_KINDS,
  COVER_LIMIT,
  EXHIBIT_LIMIT,
  MILESTONE_LIMIT,
  type Cover,
} from '@/domain/contract/record/parts';
import { newId } from '@/lib/ids';
import { FormDate } from '@/ui/forms/FormDate';
import { FormList } from '@/ui/forms/FormList';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import type { ContractForm } from '../contractForm';
import { ExhibitFileField } from './ExhibitFileField';

const KIND_OPTIONS = COVER_KINDS.map((value) => ({ value, label: COVER_KIND_LABELS[value] }));

type Form = { form: SchemaFormApi<ContractForm> };

/** Form fields for milestones: what's due when, and what's billed then. */
export function MilestoneFields({ form }: Form) {
  return (
    <FormList
      form={form}
      name="milestones"
      label="Milestones"
      itemLabel="Milestone"
      max={MILESTONE_LIMIT}
      columns={[3, 1, 1]}
      newItem={() => ({ id: newId(), name: '', dueOn: '', amountCents: 0 })}
    >
      {(index) => (
        <>
          <FormTextInput form={form} name={`milestones.${index}.name`} label="Milestone" isRequired />
          <FormDate form={form} name={`milestones.${index}.dueOn`} label="Due on" />
          <FormMoney form={form} name={`milestones.${index}.amountCents`} label="Payment due then" />
        </>
      )}
    </FormList>
  );
}

/** Form fields for insurance, bonds, licenses, and permits, and their expiration dates. */
export function CoverFields<Values extends { covers: Cover[] }>({ form: given }: { form: SchemaFormApi<Values> }) {
  // Uses only the form's `covers`.
  const form = given as unknown as SchemaFormApi<{ covers: Cover[] }>;
  return (
    <FormList
      form={form}
      name="covers"
      label="Insurance, bonds, permits"
      itemLabel="Item"
      max={COVER_LIMIT}
      columns={[1.4, 1.6, 1.2, 1.2, 1.1]}
      newItem={() => ({ id: newId(), kind: 'liability', issuer: '', number: '', limitCents: 0, expiresOn: '' })}
    >
      {(index) => (
        <>
          <FormSelect form={form} name={`covers.${index}.kind`} label="Kind" options={KIND_OPTIONS} />
          <FormTextInput form={form} name={`covers.${index}.issuer`} label="Issued by" />
          <FormTextInput form={form} name={`covers.${index}.number`} label="Number" />
          <FormMoney form={form} name={`covers.${index}.limitCents`} label="Limit or amount" />
          <FormDate form={form} name={`covers.${index}.expiresOn`} label="Expires on" />
        </>
      )}
    </FormList>
  );
}

/** Form fields for attachments: text, a file, or both. */
export function ExhibitFields({ form }: Form) {
  return (
    <FormList
      form={form}
      name="exhibits"
      label="Exhibits"
      itemLabel="Exhibit"
      max={EXHIBIT_LIMIT}
      newItem={() => ({ id: newId(), title: '', text: '', file: null })}
    >
      {(index) => (
        <OneColumn gap="sm">
          <FormTextInput form={form} name={`exhibits.${index}.title`} label="What it is" isRequired />
          <FormTextarea form={form} name={`exhibits.${index}.text`} label="Text" maxLength={4000} minRows={2} />
          <ExhibitFileField form={form} index={index} />
        </OneColumn>
      )}
    </FormList>
  );
}
