import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import classes from './DocumentCanvas.module.css';

type DocumentCanvasProps = {
  /** The parts of the document, from top to bottom: `DocumentPart`s. */
  children: ReactNode;
  /** The paper as it would be sent now, shown next to the document when there is room. */
  paper?: ReactNode;
  /** Where there is none: whether the paper was asked for. */
  isPreviewed?: boolean;
  onPreviewClose?: () => void;
  /** The document needs room for its own columns. */
  hasColumns?: boolean;
};

const TITLE = 'What the customer will see';

/** Whether the paper is shown next to the document. If not, a button opens it. */
export const usePaperBeside = (): boolean =>
  useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });

/** An estimate, invoice or agreement being written: one sheet with all of its parts, and the paper that it becomes. */
export function DocumentCanvas({
  children,
  paper,
  isPreviewed = false,
  onPreviewClose = () => {},
  hasColumns = false,
}: DocumentCanvasProps) {
  const isBeside = usePaperBeside() && paper !== undefined;
  const isPhone = useIsPhone();
  return (
    <div className={classes.canvas} data-beside={isBeside || undefined} data-columns={hasColumns || undefined}>
      <div className={classes.sheet}>{children}</div>
      {isBeside && (
        <section className={classes.live} aria-label={TITLE} tabIndex={0}>
          <p className={classes.caption}>{TITLE}</p>
          {paper}
        </section>
      )}
      {!isBeside && (
        <Modal opened={isPreviewed} onClose={onPreviewClose} title={TITLE} size="54rem" fullScreen={isPhone}>
          {isPreviewed && paper}
        </Modal>
      )}
    </div>
  );
}
