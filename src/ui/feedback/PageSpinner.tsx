import { Loader } from '@mantine/core';
import classes from './PageSpinner.module.css';

type PageSpinnerProps = { label?: string };

/** Renders a spinner while a page's code or data is loading. It fades in after 150 ms, so fast pages don't flicker. */
export function PageSpinner({ label = 'Loading' }: PageSpinnerProps) {
  return (
    <div className={classes.spinner} role="status">
      <Loader size="md" aria-hidden />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
