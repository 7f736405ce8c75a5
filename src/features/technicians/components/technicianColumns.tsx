import type { Stored } from '@/domain/record/schema';
import { technicianName, type Technician } from '@/domain/technician/schema';
import { formatPhone } from '@/domain/contact/format';
import type { DataColumn } from '@/ui/table/columns';
import { LicenseSummary } from './LicenseSummary';
import { TechnicianName } from './TechnicianName';

/** Columns of the table; licenses are checked by the calendar day in the company's time zone. */
export const technicianColumns = (timeZone: string): DataColumn<Stored<Technician>>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: (technician) => (
      <TechnicianName
        name={technicianName(technician)}
        color={technician.color}
        isArchived={technician.status === 'archived'}
      />
    ),
    isSortable: true,
  },
  { id: 'jobTitle', header: 'Title', cell: ({ jobTitle }) => jobTitle || '–', width: 200, isSortable: true },
  {
    id: 'phone',
    header: 'Phone',
    cell: ({ phone }) => formatPhone(phone) || '–',
    width: 150,
  },
  { id: 'skills', header: 'Skills', cell: ({ skills }) => skills.join(', ') || '–', isSecondary: true },
  {
    id: 'licences',
    header: 'Licenses',
    cell: ({ licences }) => <LicenseSummary licences={licences} timeZone={timeZone} />,
    width: 190,
  },
];
