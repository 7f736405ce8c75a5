import { IconBan } from '@tabler/icons-react';
import { StatusBadge } from '@/ui/feedback/StatusBadge';

/** Warns that no one may be sent to this customer. Shown wherever the customer's name is. */
export function DoNotServiceBadge() {
  return <StatusBadge tone="danger" label="Do not service" icon={<IconBan size={14} stroke={2.25} />} />;
}
