import { Button, Group, Modal, SegmentedControl, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { TAG_LENGTH, TAG_LIMIT } from '@/domain/customer/schema';
import { cutText } from '@/lib/cutText';
import { formatCount } from '@/ui/format/quantities';
import { OneColumn } from '@/ui/layout/OneColumn';

type TagDialogProps = {
  count: number;
  /** Tags on the selected customers. */
  known: readonly string[];
  onConfirm: (tags: readonly string[], isRemoving: boolean) => void;
  onClose: () => void;
};

/** Adds tags to the selected customers, or removes them. */
export function TagDialog({ count, known, onConfirm, onClose }: TagDialogProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  const [tags, setTags] = useState<string[]>([]);
  return (
    <Modal opened onClose={onClose} title={`Tags of ${formatCount(count, 'customer')}`}>
      <OneColumn>
        <SegmentedControl
          aria-label="Tag options"
          data={[
            { value: 'add', label: 'Add' },
            { value: 'remove', label: 'Remove' },
          ]}
          value={isRemoving ? 'remove' : 'add'}
          onChange={(value) => setIsRemoving(value === 'remove')}
        />
        <TagsInput
          label="Tags"
          description="Press Enter after each"
          data={[...known]}
          value={tags}
          onChange={(next) => setTags(next.map((tag) => cutText(tag.trim(), TAG_LENGTH)).filter((tag) => tag !== ''))}
          maxTags={TAG_LIMIT}
          acceptValueOnBlur
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={tags.length === 0} onClick={() => onConfirm(tags, isRemoving)}>
            {isRemoving ? 'Remove tags' : 'Add tags'}
          </Button>
        </Group>
      </OneColumn>
    </Modal>
  );
}
