import { StatusBadge } from '@/ui/feedback/StatusBadge';

/** Shown wherever payments don't move real money. */
export const TestModeBadge = () => <StatusBadge tone="info" label="Test mode: no money moves" />;
