import { z } from 'zod';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { ROLE_DESCRIPTIONS, ROLE_LABELS, ROLES } from '@/domain/access/roles';
import { inviteMember } from '@/domain/team/api';
import { readInvitees, type Invitee } from '@/domain/team/invitees';
import { ConfirmAddress } from '@/entities/user/ConfirmAddress';
import { userMessageOf } from '@/lib/appError';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';

/** `isInvited`: false where the server refused it. `fault`: why, or why the e-mail was not sent; '' where it was. */
export type Invited = { email: string; isInvited: boolean; fault: string };

const schema = z.object({
  people: z.string().superRefine((text, context) => {
    const { invitees, faults } = readInvitees(text);
    if (invitees.length === 0 && faults.length === 0) context.addIssue('Enter an e-mail address');
    for (const fault of faults) context.addIssue(fault);
  }),
  role: z.enum(ROLES),
});

const lineOf = ({ firstName, lastName, email }: Invitee): string =>
  [firstName, lastName, email].filter(Boolean).join(' ');

/** Invites colleagues of one role by e-mail, each on a line. Only an admin can invite an admin. */
export function InviteForm({ onInvited }: { onInvited: (invited: readonly Invited[]) => void }) {
  const { role: ownRole } = useSession();
  const form = useSchemaForm({ schema, initialValues: { people: '', role: 'technician' } });
  const roles = ROLES.filter((role) => role !== 'admin' || ownRole === 'admin');
  const chosen = form.values.role;

  const invite = async ({ people, role }: z.output<typeof schema>): Promise<void> => {
    const { invitees } = readInvitees(people);
    const invited: Invited[] = [];
    // One after the other: each is allowed or refused by what the ones before it used up.
    for (const invitee of invitees)
      invited.push(
        await callFunction(inviteMember, { ...invitee, role }).then(
          ({ mailError }) => ({ email: invitee.email, isInvited: true, fault: mailError }),
          (error: unknown) => ({ email: invitee.email, isInvited: false, fault: userMessageOf(error) }),
        ),
      );
    const refused = invitees.filter((_, index) => invited[index]?.isInvited === false);
    form.setValues({ people: refused.map(lineOf).join('\n'), role });
    onInvited(invited);
  };
  return (
    <SchemaForm form={form} submitLabel="Invite" onSubmit={invite}>
      <FormTextarea
        form={form}
        name="people"
        label="Who"
        description="One on each line: a name and an e-mail address"
        placeholder={'Grace Hopper grace@example.com\nmarcus@example.com'}
        minRows={2}
        isRequired
      />
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
