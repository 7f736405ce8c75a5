import { Loader } from '@mantine/core';
import classes from './PageSpinner.module.css';

type PageSpinnerProps = { label?: string };

/** For a page whose code or data is on its way. It fades in after 150 ms, so quick pages do not flicker. */
export function PageSpinner({ label = 'Loading' }: PageSpinnerProps) {
  return (
    <div className={classes.spinner} role="status">
      <Loader size="md" aria-hidden />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
