import type { DriftField } from '@/domain/google-profile/drift';
import { paths } from '@/lib/paths';

/** Pages where the company's own value of each field is edited. */
export const SETTINGS_OF: Readonly<Record<DriftField, { to: string; label: string }>> = {
  phone: { to: `${paths.settings}?tab=company`, label: 'Enter a phone' },
  website: { to: `${paths.settings}?tab=company`, label: 'Enter a website' },
  hours: { to: `${paths.settings}?tab=hours`, label: 'Working hours' },
  holidays: { to: '/schedule', label: 'Add holidays' },
  services: { to: `${paths.settings}?tab=job-types`, label: 'Job types' },
};
