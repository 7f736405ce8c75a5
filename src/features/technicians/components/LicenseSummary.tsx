import { licenseState, type License } from '@/domain/technician/schema';
import { calendarDay } from '@/lib/dates';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatCount } from '@/ui/format/quantities';

/** Summarizes a technician's licenses in one badge, by the worst of them. */
export function LicenseSummary({ licences, timeZone }: { licences: readonly License[]; timeZone: string }) {
  const today = calendarDay(timeZone);
  const expired = licences.filter((license) => licenseState(license, today) === 'expired');
  const soon = licences.filter((license) => licenseState(license, today) === 'soon');
  if (licences.length === 0) return <span>–</span>;
  if (expired.length > 0)
    return <StatusBadge tone="danger" label={`${formatCount(expired.length, 'license')} expired`} />;
  if (soon.length > 0) return <StatusBadge tone="warning" label={`${formatCount(soon.length, 'license')} expiring`} />;
  return <StatusBadge tone="success" label={`${formatCount(licences.length, 'license')} valid`} />;
}
