import { StatusBadge } from '@/ui/feedback/StatusBadge';

/** Said wherever something is paid while no money moves. */
export const TestModeBadge = () => <StatusBadge tone="info" label="Test mode: no money moves" />;
