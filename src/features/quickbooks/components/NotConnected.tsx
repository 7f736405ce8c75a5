import { IconPlugConnected } from '@tabler/icons-react';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkButton } from '@/ui/links/LinkButton';

/** Placeholder for a tab that needs QuickBooks while it isn't connected. */
export function NotConnected({ text }: { text: string }) {
  return (
    <EmptyState
      icon={<IconPlugConnected />}
      title="QuickBooks is not connected"
      text={text}
      action={<LinkButton to="/quickbooks?tab=connection">Connect QuickBooks</LinkButton>}
    />
  );
}
