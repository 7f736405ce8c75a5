import { Skeleton } from '@mantine/core';
import classes from './LoadingRows.module.css';

type LoadingRowsProps = { rows?: number; label?: string };

/** Renders gray skeleton lines in the shape of the content to come. */
export function LoadingRows({ rows = 5, label = 'Loading' }: LoadingRowsProps) {
  return (
    <div role="status" className={classes.rows}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={20} width={`${92 - ((index * 17) % 40)}%`} aria-hidden />
      ))}
    </div>
  );
}
