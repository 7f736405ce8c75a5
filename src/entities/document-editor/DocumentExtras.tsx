import { OptionalParts, type OptionalPart } from '@/ui/layout/OptionalParts';
import classes from './DocumentExtras.module.css';

/** Renders the optional parts of a document other than its lines: open if filled in, otherwise a subtle "+ …" link at the bottom. */
export function DocumentExtras({ parts }: { parts: readonly OptionalPart[] }) {
  return (
    <div className={classes.extras}>
      <OptionalParts parts={parts} />
    </div>
  );
}
