import { licenseState, type Technician } from '@/domain/technician/schema';
import type { FilterField } from '@/ui/table/filterFields';

/** Filters of the technician list; '' means no filter. */
export type TechnicianFilters = { skill: string; licenses: string; account: string };

const LICENSE_OPTIONS = [
  { value: 'expired', label: 'Expired' },
  { value: 'soon', label: 'Expiring within 30 days' },
  { value: 'none', label: 'None on file' },
];
const ACCOUNT_OPTIONS = [
  { value: 'yes', label: 'Signs in' },
  { value: 'no', label: 'Does not sign in' },
];

/** Returns the filter fields, offering the skills that at least one technician has. */
export function technicianFilterFields(
  crew: readonly Technician[],
  { skill, licenses, account }: TechnicianFilters,
  onChange: (name: keyof TechnicianFilters, value: string) => void,
): FilterField[] {
  const skills = [...new Set(crew.flatMap((technician) => technician.skills))].toSorted((a, b) => a.localeCompare(b));
  return [
    {
      name: 'skill',
      label: 'Skill',
      value: skill,
      onChange: (value) => onChange('skill', value),
      anyLabel: 'Any skill',
      options: skills.map((value) => ({ value, label: value })),
    },
    {
      name: 'licenses',
      label: 'Licenses',
      value: licenses,
      onChange: (value) => onChange('licenses', value),
      anyLabel: 'Any licenses',
      options: LICENSE_OPTIONS,
    },
    {
      name: 'account',
      label: 'Account',
      value: account,
      onChange: (value) => onChange('account', value),
      anyLabel: 'With and without',
      options: ACCOUNT_OPTIONS,
    },
  ];
}

/** Whether a technician passes the filters, as of the calendar day `today` (YYYY-MM-DD). */
export const passesFilters = (
  { skills, licences, linkedUid }: Technician,
  { skill, licenses, account }: TechnicianFilters,
  today: string,
): boolean =>
  (skill === '' || skills.includes(skill)) &&
  (licenses !== 'none' || licences.length === 0) &&
  ((licenses !== 'expired' && licenses !== 'soon') ||
    licences.some((license) => licenseState(license, today) === licenses)) &&
  (account !== 'yes' || linkedUid !== '') &&
  (account !== 'no' || linkedUid === '');
