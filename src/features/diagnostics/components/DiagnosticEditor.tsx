import { useMemo } from 'react';
import { PROCEDURES } from '@/domain/diagnostics/procedures/procedures';
import type { Diagnostic } from '@/domain/diagnostics/record/schema';
import { summaryOf } from '@/domain/diagnostics/record/readings';
import { withOverrides } from '@/domain/diagnostics/record/overrides';
import { RecordForm } from '@/entities/record/RecordForm';
import type { RecordEditing } from '@/entities/record/useRecordForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import type { DiagnosticFormValues } from '../diagnosticForm';
import { CircuitChart } from './CircuitChart';
import classes from './diagnostics.module.css';
import { DriftSection } from './DriftSection';
import { ReadingsSections } from './ReadingsSections';
import { ResultSections } from './ResultSections';
import { SubjectSection } from './SubjectSection';
import { VerdictBadge } from '@/entities/diagnostic/VerdictBadge';

type DiagnosticEditorProps = { editing: RecordEditing<Diagnostic, DiagnosticFormValues>; onCancel: () => void };

/** Measurement screen: enter readings and see the results live. */
export function DiagnosticEditor({ editing, onCancel }: DiagnosticEditorProps) {
  const { form, base } = editing;
  const { kind, overrides, equipmentId, measuredAt } = form.values;
  const procedure = PROCEDURES[kind];
  const readings = useMemo(
    () => Object.fromEntries(Object.entries(form.values.readings).filter(([, value]) => value !== '')),
    [form.values.readings],
  );
  const result = useMemo(() => withOverrides(procedure.assess(readings), overrides), [procedure, readings, overrides]);
  const standing = (
    <span className={classes['bar']} role="status" aria-label="Verdict so far">
      <VerdictBadge verdict={result.verdict} />
      <span className={classes['summary']}>{summaryOf(result)}</span>
    </span>
  );
  return (
    <RecordForm editing={editing} createLabel="Save readings" onCancel={onCancel} extraActions={standing}>
      <div className={classes['work']}>
        <OneColumn>
          <ReadingsSections form={form} procedure={procedure} />
        </OneColumn>
        <div className={classes['results']}>
          <OneColumn>
            <ResultSections
              result={result}
              onOverrides={(change) => form.setFieldValue('overrides', change(form.getValues().overrides))}
            />
            {kind === 'refrigerant-cooling' && <CircuitChart readings={readings} result={result} />}
            <DriftSection
              equipmentId={equipmentId}
              kind={kind}
              exceptId={base?.id ?? ''}
              measuredAt={measuredAt}
              judged={result.judged}
            />
          </OneColumn>
        </div>
        <div className={classes['subject']}>
          <SubjectSection form={form} isNew={base === null} />
        </div>
      </div>
    </RecordForm>
  );
}
