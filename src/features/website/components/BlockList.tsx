import { ActionIcon, Button, Menu, Text, UnstyledButton } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconChevronRight,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import {
  BLOCK_KINDS,
  BLOCKS_LIMIT,
  siteBlockSchema,
  type BlockKind,
  type SitePage,
  type WebsiteContent,
} from '@/domain/website/schema';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { BLOCK_WORDS, PAGE_LABELS } from '../siteWords';
import { BlockFields } from './BlockFields';
import classes from './website.module.css';

type BlockListProps = {
  form: SchemaFormApi<WebsiteContent>;
  page: SitePage;
  /** Block being edited; '' for none. */
  openId: string;
  onOpen: (id: string) => void;
};

/** Lists a page's blocks in order, to edit, move, add, or remove with undo. */
export function BlockList({ form, page, openId, onOpen }: BlockListProps) {
  const { blocks } = form.values;
  const ofPage = blocks.flatMap((block, index) => (block.page === page ? [{ block, index }] : []));

  const add = (kind: BlockKind): void => {
    const block = siteBlockSchema.parse({ id: newId(), page, kind });
    form.insertListItem('blocks', block);
    onOpen(block.id);
  };
  const move = (from: number, to: number): void => form.reorderListItem('blocks', { from, to });
  const remove = (index: number): void => {
    const removed = blocks[index];
    if (!removed) return;
    form.removeListItem('blocks', index);
    notify.info(`${BLOCK_WORDS[removed.kind].label} taken off the page.`, {
      undo: () => form.insertListItem('blocks', removed, index),
    });
  };

  return (
    <>
      {ofPage.length === 0 && (
        <Text size="sm" c="dimmed">
          Nothing on this page yet. Add a block.
        </Text>
      )}
      <ol className={classes['blocks']} aria-label={`Blocks of ${PAGE_LABELS[page]}`}>
        {ofPage.map(({ block, index }, at) => {
          const { label } = BLOCK_WORDS[block.kind];
          const isOpen = openId === block.id;
          const name = block.title === '' ? label : `${label}: ${block.title}`;
          const [before, after] = [ofPage[at - 1], ofPage[at + 1]];
          const hasFault = Object.keys(form.errors).some((path) => path.startsWith(`blocks.${String(index)}.`));
          return (
            <li key={block.id} className={classes['block']}>
              <div className={classes['blockHead']}>
                <UnstyledButton
                  className={classes['blockName'] ?? ''}
                  aria-expanded={isOpen}
                  onClick={() => onOpen(isOpen ? '' : block.id)}
                >
                  {isOpen ? <IconChevronDown size={18} aria-hidden /> : <IconChevronRight size={18} aria-hidden />}
                  <Text size="sm" fw={550} truncate {...(hasFault && { c: 'var(--fw-danger-fg)' })}>
                    {name}
                    {hasFault && ' (check)'}
                  </Text>
                </UnstyledButton>
                <ActionIcon
                  aria-label={`Move ${label} up`}
                  disabled={!before}
                  onClick={() => before && move(index, before.index)}
                >
                  <IconArrowUp size={18} />
                </ActionIcon>
                <ActionIcon
                  aria-label={`Move ${label} down`}
                  disabled={!after}
                  onClick={() => after && move(index, after.index)}
                >
                  <IconArrowDown size={18} />
                </ActionIcon>
                <ActionIcon aria-label={`Remove ${label}`} onClick={() => remove(index)}>
                  <IconTrash size={18} />
                </ActionIcon>
              </div>
              {isOpen && <BlockFields form={form} index={index} />}
            </li>
          );
        })}
      </ol>
      <Menu position="bottom-start" width={300}>
        <Menu.Target>
          <Button
            variant="default"
            mt="sm"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={blocks.length >= BLOCKS_LIMIT}
          >
            Add block
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
          {BLOCK_KINDS.map((kind) => (
            <Menu.Item key={kind} onClick={() => add(kind)}>
              {BLOCK_WORDS[kind].label}
              <Text size="xs" c="dimmed">
                {BLOCK_WORDS[kind].about}
              </Text>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
