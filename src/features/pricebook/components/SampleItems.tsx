import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callFunction } from '@/data/callables';
import { forgetLists } from '@/data/imports/forgetLists';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { addSampleItems } from '@/domain/pricebook/api';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PricebookPicture } from '@/ui/feedback/pictures/PricebookPicture';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatCount } from '@/ui/format/quantities';

type SampleItemsProps = { mayCreate: boolean; onNew: () => void; importAction?: ReactNode };

/** Empty state of the pricebook: adds typical items of the company's trade, or the company's own. */
export function SampleItems({ mayCreate, onNew, importAction }: SampleItemsProps) {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  const { isBusy, carryOut } = useCarryOut();

  const add = async (): Promise<void> => {
    const { itemCount, templateCount } = await callFunction(addSampleItems, {});
    await forgetLists(workspace, queryClient, ['pricebook', 'pricebookCategories', 'pricebookTemplates']);
    const templates = templateCount === 0 ? '' : `, with ${formatCount(templateCount, 'template')} for estimates`;
    notify.success(`${formatCount(itemCount, 'item')} added${templates}. Enter your own costs and prices.`);
  };

  return (
    <EmptyState
      picture={<PricebookPicture />}
      title="Your pricebook is empty"
      text={
        mayCreate
          ? 'Start with common items for your trade, import your own from a spreadsheet, or add them one by one.'
          : 'Your office has not added any items yet.'
      }
      action={
        mayCreate && (
          <Group justify="center">
            <Button onClick={() => void carryOut(add)} loading={isBusy}>
              Add sample items
            </Button>
            {importAction}
            <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={onNew}>
              New item
            </Button>
          </Group>
        )
      }
    />
  );
}
