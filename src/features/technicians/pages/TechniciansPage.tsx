import { Button, Select } from '@mantine/core';
import { IconHelmet, IconPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import type { Stored } from '@/domain/record/schema';
import { technicianName, type Technician } from '@/domain/technician/schema';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { DataTable } from '@/ui/table/DataTable';
import { ListToolbar } from '@/ui/table/ListToolbar';
import { useListParams } from '@/ui/table/useListParams';
import { ExportTechnicians } from '../components/ExportTechnicians';
import { TechnicianCard } from '../components/TechnicianCard';
import { technicianColumns } from '../components/technicianColumns';
import { TechnicianDrawer } from '../components/TechnicianDrawer';

const matches = (technician: Technician, query: string): boolean => {
  const text = [
    technicianName(technician),
    technician.jobTitle,
    technician.email,
    technician.phone,
    ...technician.skills,
  ]
    .join(' ')
    .toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

function sortTechnicians(
  technicians: Stored<Technician>[],
  { field, direction }: { field: string; direction: 'asc' | 'desc' },
) {
  const valueOf = (technician: Technician): string =>
    field === 'jobTitle' ? technician.jobTitle : technicianName(technician);
  const sign = direction === 'desc' ? -1 : 1;
  return technicians.sort((a, b) => sign * valueOf(a).localeCompare(valueOf(b)));
}

/** The crew: who they are, what they can do, and whose papers need attention. A record opens in a drawer (`?open=`). */
export function Component() {
  const { role, features, company } = useSession();
  const { all, isLoading, error } = useTechnicians();
  const [params, setParams] = useSearchParams();
  const list = useListParams({ sort: 'name:asc', filters: { status: 'active' } });
  const mayCreate = can({ role, features }, 'create', 'technicians');

  const rows = sortTechnicians(
    all.filter(
      (technician) =>
        (list.filters.status === 'all' || technician.status === list.filters.status) && matches(technician, list.q),
    ),
    list.sort,
  );
  const open = (id: string | null): void =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (id === null) next.delete('open');
      else next.set('open', id);
      return next;
    });
  const addButton = mayCreate && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open('new')}>
      New technician
    </Button>
  );

  return (
    <PageBody size="wide">
      <PageHeader title="Technicians" actions={addButton} />
      <ListToolbar
        search={list.search}
        searchLabel="Search technicians"
        filters={
          <Select
            aria-label="Status"
            data={[
              { value: 'active', label: 'Active' },
              { value: 'archived', label: 'Archived' },
              { value: 'all', label: 'All' },
            ]}
            value={list.filters.status}
            onChange={(status) => list.setFilter('status', status ?? 'active')}
            allowDeselect={false}
            w={140}
          />
        }
        actions={<ExportTechnicians technicians={rows} />}
        {...(list.isFiltered ? { onReset: list.reset } : {})}
      />
      <DataTable
        caption="Technicians"
        columns={technicianColumns(company.timeZone)}
        rows={rows}
        getRowId={({ id }) => id}
        rowHref={({ id }) => `?${openParam(params, id)}`}
        renderCard={(technician) => <TechnicianCard technician={technician} timeZone={company.timeZone} />}
        sort={list.sort}
        onSortChange={list.setSort}
        state={{ isLoading, error }}
        empty={
          list.isFiltered ? (
            <EmptyState
              title="No one matches"
              text="Try another word, or look in the archive."
              action={<Button onClick={list.reset}>Clear the search</Button>}
            />
          ) : (
            <EmptyState
              icon={<IconHelmet />}
              title="No technicians yet"
              text="Add the people who go to jobs. With their skills, licenses and working hours on file, you can assign them and be warned of problems."
              action={addButton}
            />
          )
        }
      />
      <TechnicianDrawer openId={params.get('open')} onClose={() => open(null)} />
    </PageBody>
  );
}

const openParam = (params: URLSearchParams, id: string): string => {
  const next = new URLSearchParams(params);
  next.set('open', id);
  return next.toString();
};
