import { Button, Menu } from '@mantine/core';
import { IconLink, IconLinkOff, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useOnline } from '@/data/react/useOnline';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { copyCustomerLink, takeBackCustomerLink } from '@/entities/public-document/customerLink';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';

/** The link under which a customer sees the calculation. It follows the calculation until it is taken back. */
export function ShareCalculation({ projectId }: { projectId: string }) {
  const { role, features } = useSession();
  const isOnline = useOnline();
  const [isBusy, setIsBusy] = useState(false);
  if (!can({ role, features }, 'update', 'manualJ')) return null;
  const subject = { kind: 'load-calculation' as const, subjectId: projectId };

  const run = async (act: () => Promise<unknown>): Promise<void> => {
    setIsBusy(true);
    await act().catch(notify.error);
    setIsBusy(false);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={isBusy} leftSection={<IconShare size={18} aria-hidden />}>
          Share
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {!isOnline && <Menu.Label>Links need a connection</Menu.Label>}
        <Menu.Item
          disabled={!isOnline}
          leftSection={<IconLink size={18} aria-hidden />}
          onClick={() => void run(() => copyCustomerLink(subject, '', paths.manualJView))}
        >
          Copy the customer’s link
        </Menu.Item>
        <Menu.Item
          disabled={!isOnline}
          leftSection={<IconLinkOff size={18} aria-hidden />}
          onClick={() => void run(() => takeBackCustomerLink(subject))}
        >
          Revoke the link…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
