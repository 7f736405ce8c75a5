import { Button, Group, Modal, SegmentedControl } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { MARK_KINDS, MARK_LABELS, type Mark, type MarkKind } from '@/domain/photo/marks';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { drawMarks } from './drawMarks';
import { MarkedPicture } from './MarkedPicture';
import classes from './markUp.module.css';

const KINDS = MARK_KINDS.map((value) => ({ value, label: MARK_LABELS[value] }));

type MarkUpDialogProps = {
  image: Blob;
  /** `2 of 3` if several were chosen. */
  place: string;
  /** Sends the photo, with the markup drawn in or as it is. */
  onDone: (marked?: Blob) => Promise<void>;
  /** Discards the photo when it's unusable, so that it can be retaken. */
  onDiscard: () => Promise<void>;
};

/** Lets the user draw arrows, circles and lines on a photo before sending. Closing keeps the drawing; only discarding loses it. */
export function MarkUpDialog({ image, place, onDone, onDiscard }: MarkUpDialogProps) {
  const isPhone = useIsPhone();
  const [kind, setKind] = useState<MarkKind>('arrow');
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const undo = (): void => setMarks((before) => before.slice(0, -1));
  useHotkeys([['mod+Z', undo]]);
  const save = (): void =>
    void submit(async () => onDone(marks.length === 0 ? undefined : await drawMarks(image, marks)));
  return (
    <Modal
      opened
      onClose={save}
      closeButtonProps={{ 'aria-label': 'Use the photo and close' }}
      title={['Mark the photo', place].filter(Boolean).join(' · ')}
      fullScreen={isPhone}
      size="xl"
      closeOnClickOutside={false}
    >
      <div className={classes['body']}>
        {isUnreadable ? (
          <InlineNotice tone="info">
            This browser cannot preview this file type. The photo is sent unchanged.
          </InlineNotice>
        ) : (
          <>
            <div className={classes['tools']}>
              <SegmentedControl
                aria-label="What to draw"
                data={KINDS}
                value={kind}
                onChange={(value) => setKind(MARK_KINDS.find((known) => known === value) ?? 'arrow')}
              />
              <Button
                variant="default"
                disabled={marks.length === 0}
                leftSection={<IconArrowBackUp size={18} aria-hidden />}
                onClick={undo}
              >
                Undo
              </Button>
            </div>
            <MarkedPicture
              image={image}
              kind={kind}
              marks={marks}
              onMark={(mark) => setMarks((before) => [...before, mark])}
              onUnreadable={() => setIsUnreadable(true)}
            />
          </>
        )}
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <Group gap="xs" justify="space-between">
          <Button variant="subtle" color="red" disabled={isBusy} onClick={() => void submit(onDiscard)}>
            Discard
          </Button>
          {marks.length > 0 && (
            <Button variant="default" disabled={isBusy} onClick={() => void submit(() => onDone())}>
              Without marks
            </Button>
          )}
          <Button
            className={classes['grow'] ?? ''}
            size="md"
            loading={isBusy}
            leftSection={<IconCheck size={18} aria-hidden />}
            onClick={save}
            data-autofocus
          >
            {marks.length === 0 ? 'Use photo' : 'Save marked photo'}
          </Button>
        </Group>
      </div>
    </Modal>
  );
}
