import { formatAddress } from '../contact/format';
import type { Columns } from '../record/columns';
import type { Technician } from './schema';

/** Export columns of technicians. */
export const TECHNICIAN_COLUMNS: Columns<Technician> = {
  'First name': (technician) => technician.firstName,
  'Last name': (technician) => technician.lastName,
  Title: (technician) => technician.jobTitle,
  'E-mail': (technician) => technician.email,
  Phone: (technician) => technician.phone,
  Skills: (technician) => technician.skills.join('; '),
  Licenses: (technician) =>
    technician.licences
      .map(({ name, number, expiresOn }) => [name, number, expiresOn].filter(Boolean).join(' '))
      .join('; '),
  'Home base': (technician) => formatAddress(technician.homeBase),
  Status: (technician) => technician.status,
};
