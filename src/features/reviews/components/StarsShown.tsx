import classes from './reviews.module.css';

/** Shows stars as icons, and as text for screen readers; 0 means its site has none. */
export function StarsShown({ stars }: { stars: number }) {
  if (stars === 0) return <span className={classes['second']}>No stars</span>;
  return (
    <span className={classes['stars']} role="img" aria-label={`${String(stars)} of 5 stars`}>
      {'★'.repeat(stars)}
      {'☆'.repeat(5 - stars)}
    </span>
  );
}
