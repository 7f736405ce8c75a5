import classes from './Board.module.css';

/** Notes on a printed board that some rows weren't loaded, and what to do; hidden on screen. */
export function UnreadOnPaper() {
  return (
    <p className={classes.unread}>
      Rows without hours were not read yet. Choose “Free hours” above the board to read them all, then print again.
    </p>
  );
}
