import { ActionIcon, Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { CATEGORY_LIMIT, moveFault, type PricebookCategory } from '@/domain/pricebook/category';
import { useCategories, type CategoryEntry } from '@/entities/pricebook/useCategories';
import { useConflictSave } from '@/entities/record/useConflictSave';
import { useDelete } from '@/entities/record/useDelete';
import { useTypedText } from '@/entities/record/useTypedText';
import { notify } from '@/ui/feedback/notify';
import { useCategoryCounts } from '../hooks/useCategoryCounts';

/** Lets the user name, nest and remove categories. */
export function CategoriesDialog({ onClose }: { onClose: () => void }) {
  const { flat, all } = useCategories();
  const save = useSaveRecord(collections.pricebookCategories);
  const [name, setName] = useState('');
  const [parentId, setParentId] = useState('');

  const add = async (): Promise<void> => {
    try {
      const order = Math.max(0, ...all.map((category) => category.order)) + 1;
      await save.create({ name, parentId, order: Math.min(order, 100_000) }, { label: name });
      setName('');
    } catch (error) {
      notify.error(error);
    }
  };

  return (
    <Modal opened onClose={onClose} size="lg" title="Categories">
      <Stack gap="sm">
        {flat.map((entry) => (
          <CategoryRow key={entry.category.id} entry={entry} />
        ))}
        {flat.length === 0 && <Text c="dimmed">No categories yet.</Text>}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <Group align="end" wrap="wrap">
            <TextInput
              label="New category"
              value={name}
              maxLength={80}
              onChange={(event) => setName(event.currentTarget.value)}
              style={{ flex: 1 }}
              miw={160}
            />
            <Select
              label="Below"
              placeholder="At the top"
              data={flat.map(({ category, path }) => ({ value: category.id, label: path }))}
              value={parentId || null}
              onChange={(value) => setParentId(value ?? '')}
              clearable
              searchable
              w={200}
            />
            <Button type="submit" disabled={name.trim() === '' || all.length >= CATEGORY_LIMIT}>
              Add
            </Button>
          </Group>
        </form>
      </Stack>
    </Modal>
  );
}

function CategoryRow({ entry: { category, depth, children } }: { entry: CategoryEntry }) {
  const can = useCan();
  const { flat, all } = useCategories();
  const counts = useCategoryCounts();
  const deleteRecord = useDelete(collections.pricebookCategories);
  const { update, conflictDialog } = useConflictSave({
    definition: collections.pricebookCategories,
    labels: { name: 'Name', parentId: 'Below' },
    format: (field, value) =>
      field === 'parentId' ? (flat.find((other) => other.category.id === value)?.path ?? 'At the top') : null,
  });
  const name = useTypedText<PricebookCategory>({
    record: category,
    textOf: (known) => known.name,
    isAllowed: (text) => text !== '',
    save: (base, text) => update(base, { name: text }, base.name),
  });
  const count = counts?.[category.id] ?? 0;

  const remove = async (): Promise<void> => {
    if (children.length > 0) {
      notify.error('Move or delete the categories below it first.');
      return;
    }
    await deleteRecord(category.id, {
      name: category.name,
      message: count > 0 ? `Its ${count} items stay, without a category.` : 'It holds no items.',
      confirmLabel: 'Delete category',
    });
  };

  return (
    <Group wrap="wrap" gap="xs" style={{ paddingInlineStart: `${depth}rem` }}>
      <TextInput
        aria-label={`Name of ${category.name}`}
        value={name.value}
        maxLength={80}
        onChange={(event) => name.type(event.currentTarget.value)}
        onBlur={name.leave}
        style={{ flex: 1 }}
        miw={140}
      />
      <Select
        aria-label={`${category.name} stands below`}
        placeholder="At the top"
        data={flat
          .filter((other) => other.category.id !== category.id && moveFault(category.id, other.category.id, all) === '')
          .map((other) => ({ value: other.category.id, label: other.path }))}
        value={category.parentId || null}
        onChange={(value) => void update(category, { parentId: value ?? '' }, category.name).catch(notify.error)}
        clearable
        searchable
        w={180}
      />
      {can('delete', 'pricebookCategories') && (
        <ActionIcon variant="subtle" color="gray" aria-label={`Delete ${category.name}`} onClick={() => void remove()}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      )}
      {conflictDialog}
    </Group>
  );
}
