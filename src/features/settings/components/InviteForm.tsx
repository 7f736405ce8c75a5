import { z } from 'zod';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { ROLE_DESCRIPTIONS, ROLE_LABELS, ROLES } from '@/domain/access/roles';
import { formatPhone } from '@/domain/contact/format';
import { inviteMember } from '@/domain/team/api';
import { readInvitees, type Invitee } from '@/domain/team/invitees';
import { ConfirmAddress } from '@/entities/user/ConfirmAddress';
import { userMessageOf } from '@/lib/appError';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';

/**
 * `to`: the address or number. `isInvited`: false if the server refused it. `fault`: why, or why the message was not sent; '' if it was.
 * `path`: the link's path for a number; '' for an address.
 */
export type Invited = { to: string; isByText: boolean; isInvited: boolean; fault: string; path: string };

const schema = z.object({
  people: z.string().superRefine((text, context) => {
    const { invitees, faults } = readInvitees(text);
    if (invitees.length === 0 && faults.length === 0) context.addIssue('Enter an e-mail address or a mobile number');
    for (const fault of faults) context.addIssue(fault);
  }),
  role: z.enum(ROLES),
});

const lineOf = ({ firstName, lastName, email, phone }: Invitee): string =>
  [firstName, lastName, email || phone].filter(Boolean).join(' ');

/** Invites colleagues with one role by e-mail or text, one per line. Only an admin can invite an admin. */
export function InviteForm({ onInvited }: { onInvited: (invited: readonly Invited[]) => void }) {
  const { role: ownRole } = useSession();
  const form = useSchemaForm({ schema, initialValues: { people: '', role: 'technician' } });
  const roles = ROLES.filter((role) => role !== 'admin' || ownRole === 'admin');
  const chosen = form.values.role;

  const invite = async ({ people, role }: z.output<typeof schema>): Promise<void> => {
    const { invitees } = readInvitees(people);
    const invited: Invited[] = [];
    // Sequential: whether each is allowed depends on the limits used up by the previous ones.
    for (const invitee of invitees) {
      const who = { to: invitee.email || formatPhone(invitee.phone), isByText: invitee.email === '' };
      invited.push(
        await callFunction(inviteMember, { ...invitee, role }).then(
          ({ mailError, path }) => ({ ...who, isInvited: true, fault: mailError, path }),
          (error: unknown) => ({ ...who, isInvited: false, fault: userMessageOf(error), path: '' }),
        ),
      );
    }
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
        description="One on each line: a name, and an e-mail address or a mobile number"
        placeholder={'Grace Hopper grace@example.com\nMarcus Lee 512-555-0134'}
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
