import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconEdit, IconSend } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import { useOnline } from '@/data/react/useOnline';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import type { Contract } from '@/domain/contract/record/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';
import { useContractActions } from '../hooks/useContractActions';

/** Actions on a contract: the next step as a button, the rest in a menu. */
export function ContractActions({ contract }: { contract: Stored<Contract> }) {
  const actions = useContractActions(contract);
  const can = useCan();
  const isOnline = useOnline();
  const isOffice = canAct(useSession(), 'manageContracts');
  const { id, state, version } = contract;
  const isOver = state === 'closed' || state === 'canceled';
  if (!isOffice) return null;
  return (
    <>
      {state === 'draft' && can('update', 'contracts') && (
        <LinkButton variant="default" to={paths.contractEdit(id)} leftSection={<IconEdit size={18} aria-hidden />}>
          Edit
        </LinkButton>
      )}
      {state === 'draft' && (
        <Button
          disabled={!isOnline}
          loading={actions.isBusy}
          leftSection={<IconSend size={18} aria-hidden />}
          onClick={() => void actions.send()}
        >
          Send for signature
        </Button>
      )}
      {state === 'out' && (
        <Button disabled={!isOnline} loading={actions.isBusy} onClick={() => void actions.remind()}>
          Remind signers
        </Button>
      )}
      {state === 'active' && (
        <Button variant="default" disabled={!isOnline} onClick={() => void actions.complete()}>
          Mark complete
        </Button>
      )}
      {state === 'complete' && (
        <Button disabled={!isOnline} onClick={() => void actions.close()}>
          Close contract
        </Button>
      )}
      {!isOver && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label="More actions">
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {state === 'out' && <Menu.Item onClick={() => void actions.reopen()}>Withdraw and edit…</Menu.Item>}
            {state === 'draft' && version === 0 && can('delete', 'contracts') ? (
              <Menu.Item c="var(--fw-danger-fg)" onClick={() => void actions.remove()}>
                Delete draft…
              </Menu.Item>
            ) : (
              <Menu.Item c="var(--fw-danger-fg)" onClick={() => void actions.cancel()}>
                Cancel contract…
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
