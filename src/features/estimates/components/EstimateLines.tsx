import { SegmentedControl } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { explainLine } from '@/domain/billing/explain';
import type { DocumentIssue } from '@/domain/billing/result';
import type { DocumentInput } from '@/domain/billing/schema';
import { chosenDocument, presetChoice } from '@/domain/estimate/choice';
import { DocumentTotals } from '@/entities/billing/DocumentTotals';
import { ExplainAmount } from '@/entities/billing/ExplainAmount';
import { figuresOf } from '@/entities/billing/figures';
import { LineItemsEditor } from '@/entities/billing/LineItemsEditor';
import { MarginPanel } from '@/entities/billing/MarginPanel';
import type { LineEdits } from '@/entities/billing/useLineEdits';
import { Section } from '@/ui/layout/Section';
import classes from './estimate.module.css';

type EstimateLinesProps = {
  document: DocumentInput;
  /** The form's errors by path. */
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (changes: Partial<DocumentInput>) => void;
  maySeeCosts: boolean;
  companyId: string;
  extraActions: (edits: LineEdits) => ReactNode;
};

const DOCUMENT = 'document.';

/** What the form refuses, as issues of the document, so that it stands beside the line it is about. */
const formIssues = (errors: Readonly<Record<string, ReactNode>>): DocumentIssue[] =>
  Object.entries(errors).flatMap(([path, message]) =>
    path.startsWith(DOCUMENT) && typeof message === 'string'
      ? [{ severity: 'error' as const, code: 'form', path: path.slice(DOCUMENT.length), message }]
      : [],
  );

/** The lines with what they come to: where there are options, for one of them at a time. */
export function EstimateLines({
  document,
  errors,
  onChange,
  maySeeCosts,
  companyId,
  extraActions,
}: EstimateLinesProps) {
  const [viewed, setViewed] = useState('');
  const [explainedId, setExplainedId] = useState('');
  const preset = presetChoice(document);
  const optionId = document.options.some(({ id }) => id === viewed) ? viewed : preset.optionId;
  const { result, issues } = useMemo(() => {
    const choice = { ...presetChoice(document), optionId };
    const selectedLineIds = document.lines.filter((line) => line.isOptional && line.isSelected).map(({ id }) => id);
    return figuresOf(chosenDocument(document, { ...choice, selectedLineIds }));
  }, [document, optionId]);
  const shown = useMemo(() => [...issues, ...formIssues(errors)], [issues, errors]);
  const explained = explainedId !== '' && result ? explainLine(result, explainedId) : null;

  return (
    <>
      <Section title="Lines">
        <LineItemsEditor
          type="estimate"
          lines={document.lines}
          onChange={(lines) => onChange({ lines })}
          currency={document.currency}
          options={document.options}
          issues={shown}
          maySeeCosts={maySeeCosts}
          onExplain={setExplainedId}
          companyId={companyId}
          extraActions={extraActions}
        />
        <div className={classes['totals']}>
          {document.options.length > 0 && (
            <SegmentedControl
              aria-label="Show the total of"
              value={optionId}
              onChange={setViewed}
              data={document.options.map(({ id, name }) => ({ value: id, label: name || 'Unnamed' }))}
            />
          )}
          <DocumentTotals result={result} issues={issues} />
        </div>
        {explained && (
          <ExplainAmount node={explained} currency={document.currency} onClose={() => setExplainedId('')} />
        )}
      </Section>
      {maySeeCosts && result && document.lines.length > 0 && (
        <Section title="Margin" description="For your team only">
          <MarginPanel result={result} />
        </Section>
      )}
    </>
  );
}
