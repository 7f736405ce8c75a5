import { Button, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ROLES, ROLE_LABELS } from '@/domain/access/roles';
import { userName, type User } from '@/domain/user/schema';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { DataColumn, SortState } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { FilterChips } from '@/ui/table/FilterChips';
import type { FilterField } from '@/ui/table/filterFields';
import { ListToolbar } from '@/ui/table/ListToolbar';
import { useListParams } from '@/ui/table/useListParams';
import { useMembers } from '@/entities/team/useMembers';
import classes from './adminBackend.module.css';
import { MemberDrawer } from './MemberDrawer';

const DEFAULTS = { sort: 'name:asc', filters: { role: '' } } as const;
const roleOptions = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

const COLUMNS: DataColumn<User>[] = [
  {
    id: 'name',
    header: 'Name',
    isSortable: true,
    cell: (member) => (
      <>
        {userName(member)} {member.disabled && <StatusBadge tone="danger" label="Disabled" />}
      </>
    ),
  },
  {
    id: 'email',
    header: 'E-mail',
    isSortable: true,
    cell: ({ email }) => <span className={classes['breakable']}>{email}</span>,
  },
  { id: 'role', header: 'Role', isSortable: true, width: 140, cell: ({ role }) => ROLE_LABELS[role] },
];

function compare({ field, direction }: SortState): (a: User, b: User) => number {
  const sign = direction === 'desc' ? -1 : 1;
  return (a, b) => {
    if (field === 'role') return sign * (ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
    return sign * (field === 'email' ? a.email.localeCompare(b.email) : userName(a).localeCompare(userName(b)));
  };
}

/** Lists the company's members with their roles and features. Each opens to show their permissions and why. */
export function MembersTab() {
  const list = useListParams<{ role: string }>(DEFAULTS);
  const [params, setParams] = useSearchParams();
  const { members, isLoading, error } = useMembers();
  const openId = params.get('member');
  const { q, sort } = list;
  const { role } = list.filters;

  const rows = useMemo(() => {
    const wanted = q.toLowerCase();
    return members
      .filter((member) => role === '' || member.role === role)
      .filter((member) => `${userName(member)} ${member.email}`.toLowerCase().includes(wanted))
      .sort(compare(sort));
  }, [members, q, role, sort]);

  const hrefOf = ({ id }: User): string => {
    const next = new URLSearchParams(params);
    next.set('member', id);
    return `${paths.adminBackend}?${next.toString()}`;
  };
  const close = (): void => {
    const next = new URLSearchParams(params);
    next.delete('member');
    setParams(next, { replace: true });
  };
  const filters: FilterField[] = [
    {
      name: 'role',
      label: 'Role',
      value: role,
      onChange: (value) => list.setFilter('role', value),
      anyLabel: 'Any role',
      options: roleOptions,
    },
  ];
  return (
    <Stack gap="sm">
      <ListToolbar search={list.search} searchLabel="Search members" filters={filters} />
      <FilterChips fields={filters} onClear={() => list.setFilter('role', '')} />
      <DataTable<User>
        caption="Members"
        columns={COLUMNS}
        rows={rows}
        getRowId={({ id }) => id}
        rowHref={hrefOf}
        renderCard={(member) => (
          <div className={classes['card']}>
            <strong>{userName(member)}</strong>
            <span className={classes['breakable']}>{member.email}</span>
            <span>{ROLE_LABELS[member.role]}</span>
          </div>
        )}
        sort={sort}
        onSortChange={list.setSort}
        state={{ isLoading, error }}
        empty={
          <EmptyState
            title="No one matches"
            text="Search by name or e-mail address."
            action={
              <Button variant="default" onClick={list.reset}>
                Show everyone
              </Button>
            }
          />
        }
      />
      <MemberDrawer
        member={members.find(({ id }) => id === openId) ?? null}
        isOpen={openId !== null}
        isLoading={isLoading}
        onClose={close}
      />
    </Stack>
  );
}
