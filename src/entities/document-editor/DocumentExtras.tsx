import { OptionalParts, type OptionalPart } from '@/ui/layout/OptionalParts';
import classes from './DocumentExtras.module.css';

/** What a document may have besides its lines: open where there is something, else a quiet "+ …" link at its foot. */
export function DocumentExtras({ parts }: { parts: readonly OptionalPart[] }) {
  return (
    <div className={classes.extras}>
      <OptionalParts parts={parts} />
    </div>
  );
}
