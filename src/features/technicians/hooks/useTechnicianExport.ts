import { collections } from '@/data/collections';
import { formatAddress } from '@/domain/contact/format';
import type { Technician } from '@/domain/technician/schema';
import { useListExport } from '@/entities/record/useListExport';

const HEADER = ['First name', 'Last name', 'Title', 'E-mail', 'Phone', 'Skills', 'Licenses', 'Home base', 'Status'];

const rowOf = (technician: Technician): string[] => [
  technician.firstName,
  technician.lastName,
  technician.jobTitle,
  technician.email,
  technician.phone,
  technician.skills.join('; '),
  technician.licences
    .map(({ name, number, expiresOn }) => [name, number, expiresOn].filter(Boolean).join(' '))
    .join('; '),
  formatAddress(technician.homeBase),
  technician.status,
];

/** Technicians as a CSV file. */
export const useTechnicianExport = () =>
  useListExport(collections.technicians, {
    header: HEADER,
    rowsOf: (technician) => [rowOf(technician)],
    noun: 'technician',
  });
