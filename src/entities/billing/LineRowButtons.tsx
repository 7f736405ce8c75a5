import { IconPencil, IconTrash } from '@tabler/icons-react';
import classes from './LineGrid.module.css';

type LineRowButtonsProps = {
  /** The line's name in labels. */
  called: string;
  onOpen: () => void;
  onRemove: () => void;
};

/** Renders the buttons at the end of a row: details and remove. */
export function LineRowButtons({ called, onOpen, onRemove }: LineRowButtonsProps) {
  return (
    <>
      <button
        type="button"
        className={classes.icon}
        aria-label={`Details of ${called}`}
        title="Details"
        onClick={onOpen}
      >
        <IconPencil size={16} aria-hidden />
      </button>
      <button type="button" className={classes.icon} aria-label={`Remove ${called}`} title="Remove" onClick={onRemove}>
        <IconTrash size={16} aria-hidden />
      </button>
    </>
  );
}
