import { paths } from '@/lib/paths';

/** Who goes, with what, and where: the pages about the crew, each one click from the others. */
export const TECHNICIAN_PAGES = {
  label: 'Technicians, crews and territories',
  pages: [
    { to: paths.technicians, label: 'Technicians' },
    { to: paths.crews, label: 'Crews and vehicles' },
    { to: paths.territories, label: 'Territories' },
  ],
} as const;
