import type { InspectionSignature } from '@/domain/inspection/schema';
import { drawingOf } from '@/domain/signature/schema';
import { formatDateTime } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import classes from './report.module.css';

type ReportSignaturesProps = { signatures: readonly InspectionSignature[]; timeZone: string };

/** Shows who signed an inspection, and when. */
export function ReportSignatures({ signatures, timeZone }: ReportSignaturesProps) {
  if (signatures.length === 0) return null;
  return (
    <Section title="Signatures">
      {signatures.map((signature) => (
        <div key={signature.id} className={classes['item']}>
          {drawingOf(signature) !== '' && (
            <img className={classes['drawing']} src={drawingOf(signature)} alt={`Signature of ${signature.name}`} />
          )}
          <span>
            <strong>{signature.name}</strong>, {formatDateTime(signature.signedAt, timeZone)}
          </span>
        </div>
      ))}
    </Section>
  );
}
