import { useEffect } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Stored } from '@/domain/record/schema';
import { technicianName, type Technician } from '@/domain/technician/schema';
import { hasEveryWord, heldList } from '@/entities/record/heldList';
import { NewButton } from '@/entities/record/NewButton';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { useRereadTechnicians } from '@/entities/technician/useRereadTechnicians';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { calendarDay } from '@/lib/dates';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { TechniciansPicture } from '@/ui/feedback/pictures/TechniciansPicture';
import { useListParams } from '@/ui/table/useListParams';
import { TechnicianCard } from '../components/TechnicianCard';
import { TECHNICIAN_PAGES } from '../components/technicianPages';
import { technicianColumns } from '../components/technicianColumns';
import { TechnicianDrawer } from '../components/TechnicianDrawer';
import { useTechnicianExport } from '../hooks/useTechnicianExport';
import { passesFilters, technicianFilterFields } from '../technicianFilters';

const DEFAULTS = { sort: 'name:asc', filters: { status: 'active', skill: '', licenses: '', account: '' } } as const;
const STATUSES = [
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
  { value: 'all', label: 'All' },
];

const textsOf = (technician: Technician): string[] => [
  technicianName(technician),
  technician.jobTitle,
  technician.email,
  technician.phone,
  ...technician.skills,
];

/** Lists the technicians with their skills, and whose licenses need attention. A record opens in a drawer (`?open=`). */
export function Component() {
  const session = useSession();
  const can = useCan();
  const { timeZone } = session.company;
  const technicians = useTechnicians();
  const reread = useRereadTechnicians();
  useEffect(reread, [reread]);
  const { openId, open, close, hrefOf } = useOpenParam();
  const list = useListParams<Record<keyof (typeof DEFAULTS)['filters'], string>>(DEFAULTS);
  const exporting = useTechnicianExport();
  const { status } = list.filters;
  const today = calendarDay(timeZone);
  const sign = list.sort.direction === 'desc' ? -1 : 1;
  const sortText = (technician: Technician): string =>
    list.sort.field === 'jobTitle' ? technician.jobTitle : technicianName(technician);
  const shown = heldList(technicians, {
    collection: 'technicians',
    q: list.q,
    keep: (technician) =>
      (status === 'all' || technician.status === status) &&
      passesFilters(technician, list.filters, today) &&
      hasEveryWord(textsOf(technician), list.q),
    compare: (a, b) => sign * sortText(a).localeCompare(sortText(b)),
  });
  const countOf = (view: string): string =>
    String(technicians.all.filter((one) => view === 'all' || one.status === view).length);
  const addButton = can('create', 'technicians') && <NewButton noun="technician" open={open} />;

  return (
    <RecordListPage<Stored<Technician>>
      name="technicians"
      title="Technicians"
      caption="Technicians"
      primary={addButton}
      nearby={TECHNICIAN_PAGES}
      params={list}
      list={shown}
      columns={technicianColumns(timeZone)}
      rowHref={({ id }) => hrefOf(id)}
      renderCard={(technician) => <TechnicianCard technician={technician} timeZone={timeZone} />}
      searchLabel="Search technicians"
      views={{
        options: STATUSES.map((option) => ({ ...option, count: technicians.isLoading ? '' : countOf(option.value) })),
        value: status,
        onChange: (value) => list.setFilter('status', value),
      }}
      filters={technicianFilterFields(technicians.all, list.filters, list.setFilter)}
      exporting={exporting}
      onExport={() => exporting.start(shown.source)}
      none={
        <EmptyState
          picture={<TechniciansPicture />}
          title="No technicians yet"
          text="Add the people who go out on jobs. With their skills, licenses and working hours on file, you are warned when a job does not fit."
          action={addButton}
        />
      }
      noMatch={{
        title: 'No one matches',
        text: 'Try another word, fewer filters, or look in the archive.',
        resetLabel: 'Show all technicians',
      }}
    >
      <TechnicianDrawer openId={openId} onClose={close} />
    </RecordListPage>
  );
}
