import { OptionalParts, type OptionalPart } from '@/ui/layout/OptionalParts';
import classes from './DocumentExtras.module.css';

/** Optional parts of a document other than its lines: open if filled in, else a quiet "+ …" link at its foot. */
export function DocumentExtras({ parts }: { parts: readonly OptionalPart[] }) {
  return (
    <div className={classes.extras}>
      <OptionalParts parts={parts} />
    </div>
  );
}
