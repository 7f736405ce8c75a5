import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import classes from './DocumentCanvas.module.css';

type DocumentCanvasProps = {
  /** The parts of the document, from top to bottom: `DocumentPart`s. */
  children: ReactNode;
  /** Preview of the document as it would be sent now, shown next to it if there is room. */
  paper?: ReactNode;
  /** If there's no room: whether the preview was opened. */
  isPreviewed?: boolean;
  onPreviewClose?: () => void;
  /** True if the document needs room for its own columns. */
  hasColumns?: boolean;
};

const TITLE = 'What the customer will see';

/** Returns whether the preview fits next to the document. If not, a button opens it. */
export const usePaperBeside = (): boolean =>
  useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });

/** Renders an estimate, invoice or agreement being written: one sheet with all of its parts, and its preview. */
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
