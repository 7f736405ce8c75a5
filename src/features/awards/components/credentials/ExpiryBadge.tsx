import { expiryOf, type Credential } from '@/domain/award/credential';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';

type ExpiryBadgeProps = { credential: Credential; today: string; timeZone: string };

/** Shows how long a credential is valid, with a warning starting 60 days before it expires. */
export function ExpiryBadge({ credential, today, timeZone }: ExpiryBadgeProps) {
  const { state, daysLeft } = expiryOf(credential, today);
  if (daysLeft === null) return null;
  if (state === 'expired')
    return <StatusBadge tone="danger" label={`Expired ${formatDate(credential.expiresOn, timeZone)}`} />;
  if (state === 'valid')
    return <StatusBadge tone="neutral" label={`Until ${formatDate(credential.expiresOn, timeZone)}`} />;
  const left = daysLeft === 0 ? 'Expires today' : daysLeft === 1 ? 'Expires tomorrow' : `Expires in ${daysLeft} days`;
  return <StatusBadge tone={daysLeft <= 7 ? 'danger' : 'warning'} label={left} />;
}
