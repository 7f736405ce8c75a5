import { formatAddress, formatPhone } from '@/domain/contact/format';
import type { Technician } from '@/domain/technician/schema';
import { WEEKDAY_LABELS, WEEKDAYS } from '@/lib/weekdays';
import { DetailList } from '@/ui/layout/DetailList';

const hoursOf = ({ workingHours, followsCompanyHours }: Technician): string =>
  followsCompanyHours
    ? 'As the company'
    : WEEKDAYS.filter((day) => !workingHours[day].isOff)
        .map((day) => `${WEEKDAY_LABELS[day].slice(0, 3)} ${workingHours[day].start}–${workingHours[day].end}`)
        .join(', ');

/** Shows a technician's record to colleagues who may not change it. */
export function TechnicianDetails({ technician }: { technician: Technician }) {
  return (
    <DetailList
      columns={1}
      items={[
        { label: 'Title', value: technician.jobTitle },
        { label: 'Phone', value: formatPhone(technician.phone) },
        { label: 'E-mail', value: technician.email },
        { label: 'Skills', value: technician.skills.join(', ') },
        {
          label: 'Licenses',
          value: technician.licences
            .map(({ name, expiresOn }) => (expiresOn ? `${name} (until ${expiresOn})` : name))
            .join(', '),
        },
        { label: 'Working hours', value: hoursOf(technician) },
        { label: 'Home base', value: formatAddress(technician.homeBase) },
      ]}
    />
  );
}
