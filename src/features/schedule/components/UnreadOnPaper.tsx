import classes from './Board.module.css';

/** Says on a printed board that some of its rows were not read, and what to do; nothing on the screen. */
export function UnreadOnPaper() {
  return (
    <p className={classes.unread}>
      Rows without hours were not read yet. Choose “Free hours” above the board to read them all, then print again.
    </p>
  );
}
