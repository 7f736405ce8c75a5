import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { forgetLists } from '@/data/imports/forgetLists';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { addSampleItems } from '@/domain/pricebook/api';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatCount } from '@/ui/format/quantities';

/** Offers a company without good, better, best templates those for its trades, along with their items. */
export function AddSampleTemplates() {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  const can = useCan();
  const { isBusy, carryOut } = useCarryOut();
  if (!can('create', 'pricebookTemplates') || !can('create', 'pricebook')) return null;

  const add = async (): Promise<void> => {
    const { templateCount } = await callFunction(addSampleItems, { only: 'templates' });
    await forgetLists(workspace, queryClient, ['pricebook', 'pricebookCategories', 'pricebookTemplates']);
    notify.success(`${formatCount(templateCount, 'template')} added. Their prices are examples: enter your own.`);
  };
  return (
    <Button onClick={() => void carryOut(add)} loading={isBusy}>
      Add sample templates
    </Button>
  );
}
