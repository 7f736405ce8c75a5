import { StatusBadge } from '@/ui/feedback/StatusBadge';

/** Shown wherever a payment moves no real money. */
export const TestModeBadge = () => <StatusBadge tone="info" label="Test mode: no money moves" />;
