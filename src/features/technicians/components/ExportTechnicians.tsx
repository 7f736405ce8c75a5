import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Stored } from '@/domain/record/schema';
import { formatAddress } from '@/domain/contact/format';
import type { Technician } from '@/domain/technician/schema';
import { csvFile } from '@/lib/csv';
import { downloadFile } from '@/lib/downloadFile';

const HEADERS = ['First name', 'Last name', 'Title', 'E-mail', 'Phone', 'Skills', 'Licenses', 'Home base', 'Status'];

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

/** The technicians that are listed, as a CSV file. */
export function ExportTechnicians({ technicians }: { technicians: readonly Stored<Technician>[] }) {
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      disabled={technicians.length === 0}
      onClick={() => downloadFile('technicians.csv', csvFile(HEADERS, technicians.map(rowOf)))}
    >
      Export
    </Button>
  );
}
