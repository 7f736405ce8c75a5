import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { useBooks } from '../hooks/useBooks';

/** Shows next to the title whether QuickBooks is connected. */
export function ConnectionBadge() {
  const { connection, isLoading } = useBooks();
  if (isLoading) return null;
  if (!connection) return <StatusBadge tone="neutral" label="Not connected" />;
  return connection.state === 'connected' ? (
    <StatusBadge tone="success" label="Connected" />
  ) : (
    <StatusBadge tone="danger" label="Connect again" />
  );
}
