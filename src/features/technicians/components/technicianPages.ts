import { paths } from '@/lib/paths';

/** The pages about technicians, resources and territories, each one click from the others. */
export const TECHNICIAN_PAGES = {
  label: 'Technicians, crews and territories',
  pages: [
    { to: paths.technicians, label: 'Technicians' },
    { to: paths.crews, label: 'Crews and vehicles' },
    { to: paths.territories, label: 'Territories' },
  ],
} as const;
