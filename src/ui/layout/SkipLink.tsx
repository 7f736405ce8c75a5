import classes from './SkipLink.module.css';

/** Renders the first Tab stop: skips the menu and goes to the page's `main` element with the ID `main`. */
export function SkipLink() {
  return (
    <a href="#main" className={classes['skip']}>
      Skip to the content
    </a>
  );
}
