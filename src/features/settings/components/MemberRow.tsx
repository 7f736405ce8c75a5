import { ActionIcon, Avatar, Group, Menu, Select, Stack, Text } from '@mantine/core';
import {
  IconAdjustments,
  IconDeviceMobileOff,
  IconDots,
  IconKey,
  IconLogout,
  IconShieldCheck,
  IconShieldCog,
  IconUserMinus,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { MANAGERS, ROLE_LABELS, ROLES, toRole } from '@/domain/access/roles';
import { checkRouteAccess } from '@/domain/access/routes';
import { changeMemberRole } from '@/domain/team/api';
import { userName, type User } from '@/domain/user/schema';
import { lazyPart } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import classes from './MemberRow.module.css';
import { RemoveMemberDialog } from './RemoveMemberDialog';
import { useForgetMembers } from './useForgetMembers';
import { useRemoveSecondStep } from './useRemoveSecondStep';
import { useSignOutMember } from './useSignOutMember';

const MemberRightsDialog = lazyPart(() => import('./MemberRightsDialog').then((module) => module.MemberRightsDialog));

const roleOptions = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

type MemberRowProps = {
  member: User;
  /** Whether their sign-in requires an authenticator code. Known only to admins. */
  hasSecondStep: boolean;
  /** Whether they are currently working in another of their companies. */
  isAway?: boolean;
};

/** Shows one member with their role (editable in place by an admin), and removes them. */
export function MemberRow({ member, hasSecondStep, isAway = false }: MemberRowProps) {
  const { uid, company, role } = useSession();
  const forgetMembers = useForgetMembers();
  const [isBusy, setIsBusy] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const [isGiving, setIsGiving] = useState(false);
  const name = userName(member);
  const isOwner = member.id === company.ownerId;
  const canChange = canAct({ role }, 'changeRole') && !isOwner;
  const canRemove = canAct({ role }, 'removeMember') && !isOwner && member.id !== uid;
  // Managers and admins already have all these permissions.
  const mayGive = canAct({ role }, 'changeRole') && !MANAGERS.includes(member.role);

  const run = async (work: () => Promise<unknown>, success: string): Promise<void> => {
    setIsBusy(true);
    try {
      await work();
      notify.success(success);
      await forgetMembers();
    } catch (error) {
      notify.error(error);
    } finally {
      setIsBusy(false);
    }
  };
  const change = (value: string | null): void => {
    if (value === null || value === member.role) return;
    const next = toRole(value);
    void run(
      () => callFunction(changeMemberRole, { uid: member.id, role: next }),
      `${name} is now ${ROLE_LABELS[next]}.`,
    );
  };
  const signOut = useSignOutMember(member, run);
  const removeStep = useRemoveSecondStep(member, run);
  const canRemoveStep = hasSecondStep && member.id !== uid;
  return (
    <Group className={classes['row']} justify="space-between" wrap="nowrap" gap="sm">
      <Who member={member} isSelf={member.id === uid} />
      <Group gap="xs" wrap="nowrap" className={classes['role'] ?? ''}>
        {hasSecondStep && (
          <StatusBadge tone="success" label="Code at sign-in" icon={<IconShieldCheck size={14} stroke={2.25} />} />
        )}
        {isAway && <StatusBadge tone="neutral" label="In another company now" />}
        {isOwner && <StatusBadge tone="neutral" label="Owner" icon={<IconKey size={14} stroke={2.25} />} />}
        {canChange ? (
          <Select
            aria-label={`Role of ${name}`}
            data={roleOptions}
            value={member.role}
            onChange={change}
            disabled={isBusy}
            allowDeselect={false}
            w={140}
          />
        ) : (
          <Text size="sm">{ROLE_LABELS[member.role]}</Text>
        )}
        {(canRemove || mayGive || canRemoveStep) && (
          <MemberMenu
            member={member}
            onGive={mayGive && (() => setIsGiving(true))}
            onRemoveStep={canRemoveStep && (() => void removeStep())}
            onSignOut={canRemove && (() => void signOut())}
            onRemove={canRemove && (() => setIsRemoving(true))}
          />
        )}
      </Group>
      <Suspense>{isGiving && <MemberRightsDialog member={member} onClose={() => setIsGiving(false)} />}</Suspense>
      {isRemoving && <RemoveMemberDialog member={member} onClose={() => setIsRemoving(false)} />}
    </Group>
  );
}

type MemberMenuProps = {
  member: User;
  /** Actions; false if not allowed. */
  onGive: (() => void) | false;
  onRemoveStep: (() => void) | false;
  onSignOut: (() => void) | false;
  onRemove: (() => void) | false;
};

/** Shows less common actions on a member. */
function MemberMenu({ member, onGive, onRemoveStep, onSignOut, onRemove }: MemberMenuProps) {
  const { role, features } = useSession();
  const seesAccess = checkRouteAccess(paths.adminBackend, { role, features }).isAllowed;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={`More about ${userName(member)}`} size={44}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onGive && (
          <Menu.Item leftSection={<IconAdjustments size={16} aria-hidden />} onClick={onGive}>
            Collect, credits and costs…
          </Menu.Item>
        )}
        {seesAccess && (
          <Menu.Item
            component={Link}
            to={paths.memberAccess(member.id)}
            leftSection={<IconShieldCog size={16} aria-hidden />}
          >
            What they may do, and why
          </Menu.Item>
        )}
        {onRemoveStep && (
          <Menu.Item leftSection={<IconDeviceMobileOff size={16} aria-hidden />} onClick={onRemoveStep}>
            Remove authenticator app…
          </Menu.Item>
        )}
        {onSignOut && (
          <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={onSignOut}>
            Sign out on all devices
          </Menu.Item>
        )}
        {onRemove && (
          <Menu.Item color="var(--fw-danger-fg)" leftSection={<IconUserMinus size={16} />} onClick={onRemove}>
            Remove from the company
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function Who({ member, isSelf }: { member: User; isSelf: boolean }) {
  const name = userName(member);
  return (
    <Group gap="sm" wrap="nowrap" miw={0} className={classes['who'] ?? ''}>
      <Avatar name={name} color="teal" radius="xl" />
      <Stack gap={0} miw={0}>
        <Text fw={600} truncate title={name}>
          {name} {isSelf && '(you)'}
        </Text>
        <Text size="sm" c="dimmed" truncate title={member.email}>
          {member.email}
        </Text>
      </Stack>
    </Group>
  );
}
