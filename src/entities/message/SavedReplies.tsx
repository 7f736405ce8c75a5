import { Button, Menu } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Customer } from '@/domain/customer/schema';
import { fillTemplate, greetingName } from '@/domain/invoice/mailText';
import { paths } from '@/lib/paths';
import { RouterLink } from '@/ui/links/RouterLink';
import { useMessageSettings } from './useMessageSettings';

type SavedRepliesProps = {
  customer: Pick<Customer, 'name' | 'sortName'>;
  /** Receives the text, filled in for this customer. */
  onTake: (words: string) => void;
};

/** Offers the company's saved replies. If there are none yet, links to where they're written, for users with permission. */
export function SavedReplies({ customer, onTake }: SavedRepliesProps) {
  const { company } = useSession();
  const can = useCan();
  const { settings, isLoading } = useMessageSettings();
  const { savedReplies } = settings;
  if (isLoading) return null;
  if (savedReplies.length === 0)
    return can('update', 'messageSettings') ? (
      <RouterLink to={`${paths.settings}?tab=messages`} size="sm">
        Write replies to save
      </RouterLink>
    ) : null;
  const values = { firstName: greetingName(customer), company: company.name };
  return (
    <Menu position="top-start">
      <Menu.Target>
        <Button variant="default" leftSection={<IconMessages size={18} aria-hidden />}>
          Saved replies
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {savedReplies.map(({ id, name, text }) => (
          <Menu.Item key={id} onClick={() => onTake(fillTemplate(text, values))}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
