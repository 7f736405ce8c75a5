import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { useGoogle } from '../hooks/useGoogle';

/** Shows next to the title whether the page is connected to Google or manual. */
export function ConnectionBadge() {
  const { connection, locations, isLoading } = useGoogle();
  if (isLoading) return null;
  if (!connection) return <StatusBadge tone="neutral" label="By hand" />;
  if (connection.state === 'needs-reconnect') return <StatusBadge tone="danger" label="Connect again" />;
  if (locations.length === 0) return <StatusBadge tone="warning" label="Choose a profile" />;
  return <StatusBadge tone="success" label="Connected" />;
}
