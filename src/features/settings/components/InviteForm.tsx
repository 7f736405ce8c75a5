import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { ROLE_DESCRIPTIONS, ROLE_LABELS, ROLES } from '@/domain/access/roles';
import { inviteMember } from '@/domain/team/api';
import { ConfirmAddress } from '@/entities/user/ConfirmAddress';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';

type InviteFormProps = {
  /** `mailError`: why the email was not sent, as text; '' if it was. */
  onInvited: (invited: { email: string; mailError: string }) => void;
};

/** Invites a colleague by e-mail and role. Only an admin can invite an admin. */
export function InviteForm({ onInvited }: InviteFormProps) {
  const { role: ownRole } = useSession();
  const form = useSchemaForm({
    schema: inviteMember.input,
    initialValues: { email: '', role: 'technician' },
  });
  const roles = ROLES.filter((role) => role !== 'admin' || ownRole === 'admin');
  const chosen = form.values.role;

  return (
    <SchemaForm
      form={form}
      submitLabel="Invite"
      onSubmit={async (values) => {
        const { mailError } = await callFunction(inviteMember, values);
        form.setValues({ email: '', role: values.role });
        onInvited({ email: values.email, mailError });
      }}
    >
      <FormTextInput form={form} name="email" label="E-mail" type="email" isRequired />
      <FormSelect
        form={form}
        name="role"
        label="Role"
        description={ROLE_DESCRIPTIONS[chosen]}
        options={roles.map((role) => ({ value: role, label: ROLE_LABELS[role] }))}
      />
      <ConfirmAddress reason="Open it, then you can invite." />
    </SchemaForm>
  );
}
