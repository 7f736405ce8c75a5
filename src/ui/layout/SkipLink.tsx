import classes from './SkipLink.module.css';

/** The first stop of the Tab key: past the menu, to the page's `main` with the id `main`. */
export function SkipLink() {
  return (
    <a href="#main" className={classes['skip']}>
      Skip to the content
    </a>
  );
}
