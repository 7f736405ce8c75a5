import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { tradesOf } from '@/domain/company/schema';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PricebookPicture } from '@/ui/feedback/pictures/PricebookPicture';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import { useToday } from '@/entities/company/useToday';

type SampleItemsProps = { mayCreate: boolean; onNew: () => void; importAction?: ReactNode };

/** What an empty pricebook offers: usual items of the company's trade, or the own ones. */
export function SampleItems({ mayCreate, onNew, importAction }: SampleItemsProps) {
  const { company } = useSession();
  const today = useToday();
  const items = useSaveRecord(collections.pricebook);
  const categories = useSaveRecord(collections.pricebookCategories);
  const [isBusy, setIsBusy] = useState(false);

  const add = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { samplesOf } = await import('@/domain/pricebook/samples');
      const samples = samplesOf(tradesOf(company), today);
      const made = await Promise.all(
        samples.categories.map(async (category) => [category.name, (await categories.create(category)).id] as const),
      );
      const idOf = new Map(made);
      await Promise.all(
        samples.items.map(({ categoryName, ...item }) =>
          items.create({ ...item, categoryId: idOf.get(categoryName) ?? '' }, { label: item.name }),
        ),
      );
      notify.success(`${formatCount(samples.items.length, 'item')} added. Enter your own costs and prices.`);
    } catch (error) {
      notify.error(error);
    } finally {
      setIsBusy(false);
    }
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
            <Button onClick={() => void add()} loading={isBusy}>
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
