import classes from './grid.module.css';

type CellNoteProps = { id: string; text: string; isError: boolean };

/** What is to be said about a cell, right below it. */
export const CellNote = ({ id, text, isError }: CellNoteProps) => (
  <p id={id} className={classes['note']} data-error={isError || undefined}>
    {text}
  </p>
);
