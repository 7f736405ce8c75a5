import { PARTY_LIMIT, PARTY_ROLE_LABELS, PARTY_ROLES } from '@/domain/contract/record/parts';
import { newId } from '@/lib/ids';
import { FormList } from '@/ui/forms/FormList';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { ContractForm } from '../contractForm';

const ROLE_OPTIONS = PARTY_ROLES.map((value) => ({ value, label: PARTY_ROLE_LABELS[value] }));

/** Form fields for the signers and their order. */
export function PartyFields({ form }: { form: SchemaFormApi<ContractForm> }) {
  return (
    <FormList
      form={form}
      name="parties"
      label="Signers"
      itemLabel="Signer"
      max={PARTY_LIMIT}
      columns={[1.6, 1.8, 1.2, 1.2, 0.8]}
      newItem={() => ({ id: newId(), role: 'owner', name: '', title: '', email: '', order: 1 })}
      emptyText="No signers yet. Each signer gets their own link, and signers with the same number can sign at the same time."
    >
      {(index) => (
        <>
          <FormTextInput form={form} name={`parties.${index}.name`} label="Name" isRequired />
          <FormTextInput form={form} name={`parties.${index}.email`} label="E-mail" type="email" />
          <FormSelect form={form} name={`parties.${index}.role`} label="Signs as" options={ROLE_OPTIONS} />
          <FormTextInput form={form} name={`parties.${index}.title`} label="Job title" placeholder="President" />
          <FormNumber form={form} name={`parties.${index}.order`} label="Signing order" min={1} max={PARTY_LIMIT} />
        </>
      )}
    </FormList>
  );
}
