import { Stack, Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Administration, Person } from '@/domain/administration/api';
import { rightsInWords } from '@/domain/access/rightsInWords';
import { ROLE_LABELS, ROLES } from '@/domain/access/roles';
import { nowIso } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate, formatRelative } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import type { DataColumn } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { WithAdministration } from './WithAdministration';

/** Lists members with their roles and last activity, and pending invitations. */
export function PeopleRoom() {
  return (
    <WithAdministration>
      {(administration) => (
        <Stack gap="md">
          <People {...administration} />
          <Invitations {...administration} />
        </Stack>
      )}
    </WithAdministration>
  );
}

function Standing({ person }: { person: Person }) {
  if (person.isDisabled) return <StatusBadge tone="danger" label="Disabled" />;
  if (person.isAway) return <StatusBadge tone="neutral" label="In another company now" />;
  if (!person.isConfirmed) return <StatusBadge tone="warning" label="E-mail not confirmed" />;
  return person.isOwner ? 'Owner' : '';
}

function People({ people, peopleCount }: Administration) {
  const { timeZone } = useSession().company;
  const seen = ({ lastSeenAt }: Person): string => (lastSeenAt === '' ? 'Never' : formatRelative(lastSeenAt, timeZone));
  const columns: DataColumn<Person>[] = [
    { id: 'name', header: 'Name', isMain: true, cell: ({ name }) => name },
    { id: 'email', header: 'E-mail', isSecondary: true, cell: ({ email }) => email },
    { id: 'role', header: 'Role', width: 120, cell: ({ role }) => ROLE_LABELS[role] },
    {
      id: 'rights',
      header: 'Beyond the role',
      cell: ({ rights }) => rightsInWords(rights).join(', ') || '–',
    },
    { id: 'seen', header: 'Last seen', width: 150, cell: seen },
    { id: 'standing', header: 'Account', width: 190, cell: (person) => <Standing person={person} /> },
  ];
  const roles = ROLES.map((role) => ({ role, count: people.filter((person) => person.role === role).length }))
    .filter(({ count }) => count > 0)
    .map(({ role, count }) => `${ROLE_LABELS[role]} ${count}`);
  return (
    <Section
      title={formatCount(peopleCount, 'person', 'people')}
      description={
        peopleCount > people.length
          ? `${people.length} of them are shown; all are under “Team”.`
          : `${roles.join(' · ')}. “Last seen” is accurate to about an hour.`
      }
      actions={
        <LinkButton to={paths.team} variant="default">
          Team and roles
        </LinkButton>
      }
      isFlush
    >
      <DataTable<Person>
        caption="People"
        columns={columns}
        rows={people}
        getRowId={({ uid }) => uid}
        rowHref={({ uid }) => paths.memberAccess(uid)}
        isWrapping
        renderCard={(person) => (
          <>
            <Text fw={600}>{person.name}</Text>
            <Text size="sm" c="dimmed">
              {[ROLE_LABELS[person.role], ...rightsInWords(person.rights), `Last seen: ${seen(person)}`].join(' · ')}
            </Text>
            <Standing person={person} />
          </>
        )}
      />
    </Section>
  );
}

function Invitations({ invitations, invitationCount }: Administration) {
  const { timeZone } = useSession().company;
  if (invitations.length === 0) return null;
  return (
    <Section
      title="Open invitations"
      {...(invitationCount > invitations.length && {
        description: `${invitations.length} of ${invitationCount} are shown; all are under “Team”.`,
      })}
      actions={
        <LinkButton to={paths.team} variant="default">
          Send again or revoke
        </LinkButton>
      }
    >
      <LinedList label="Open invitations">
        {invitations.map(({ id, email, role, expiresAt, mailError }) => (
          <LinedRow
            key={id}
            title={email}
            details={[`${ROLE_LABELS[role]}, good until ${formatDate(expiresAt, timeZone)}`, mailError]
              .filter(Boolean)
              .join(' · ')}
          >
            {expiresAt <= nowIso() && <StatusBadge tone="danger" label="Expired" />}
          </LinedRow>
        ))}
      </LinedList>
    </Section>
  );
}
