import { useMemo, useState, type ReactNode } from 'react';
import { explainLine } from '@/domain/billing/explain';
import type { DocumentIssue } from '@/domain/billing/result';
import type { DocumentInput } from '@/domain/billing/schema';
import type { Address } from '@/domain/contact/schema';
import { presetChoice } from '@/domain/estimate/choice';
import { CostNotes } from '@/entities/billing/CostNotes';
import { AddFromPricebook } from '@/entities/billing/AddFromPricebook';
import { DocumentIssues } from '@/entities/billing/DocumentIssues';
import { DocumentTotals } from '@/entities/billing/DocumentTotals';
import { ExplainAmount } from '@/entities/billing/ExplainAmount';
import { figuresOf } from '@/entities/billing/figures';
import { LineItemsEditor } from '@/entities/billing/LineItemsEditor';
import { MarginPanel } from '@/entities/billing/MarginPanel';
import classes from './DocumentLines.module.css';
import { DocumentPart } from './DocumentPart';
import { formIssues } from './formIssues';
import { OfferOptions } from './OfferOptions';
import { OptionColumns } from './OptionColumns';
import { TaxNote } from './TaxNote';
import { useCostNotes } from './useCostNotes';

type DocumentLinesProps = {
  document: DocumentInput;
  /** Receives the changed fields. */
  onChange: (changes: Partial<DocumentInput>) => void;
  /** The form's errors by path. */
  errors: Readonly<Record<string, ReactNode>>;
  maySeeCosts: boolean;
  /** The company to upload line pictures for; without it, lines can't have any. */
  companyId?: string;
  /** Address of the work, for its taxes. */
  address?: Pick<Address, 'city' | 'state' | 'postalCode' | 'country'> | undefined;
  /** A notice shown before the lines. */
  notice?: ReactNode;
};

/** Edits what is offered or billed, with the total and tax right below. An estimate may have options. */
export function DocumentLines(props: DocumentLinesProps) {
  const { document, onChange, errors, maySeeCosts, companyId = '', address, notice } = props;
  const { lines, options, currency, type } = document;
  const [explainedId, setExplainedId] = useState('');
  const hasOptions = type === 'estimate' && options.length > 0;
  const results = useMemo(
    () =>
      new Map(
        hasOptions
          ? options.map(({ id }) => [id, figuresOf({ ...document, selectedOptionId: id }).result] as const)
          : [],
      ),
    [document, options, hasOptions],
  );
  const { result, issues } = useMemo(
    () =>
      figuresOf(type === 'estimate' ? { ...document, selectedOptionId: presetChoice(document).optionId } : document),
    [document, type],
  );
  const shown: DocumentIssue[] = useMemo(() => [...issues, ...formIssues(errors)], [issues, errors]);
  const explained = explainedId !== '' && result ? explainLine(result, explainedId) : null;
  const mayEarn = maySeeCosts && result !== null && lines.length > 0 && !hasOptions;

  const costNote = useCostNotes(lines, maySeeCosts);

  return (
    <CostNotes value={costNote}>
      <DocumentPart
        title={hasOptions ? 'Options' : 'Lines'}
        actions={type === 'estimate' && <OfferOptions value={document} onChange={onChange} />}
      >
        {notice}
        {hasOptions ? (
          <OptionColumns
            document={document}
            onChange={onChange}
            issues={shown}
            results={results}
            maySeeCosts={maySeeCosts}
            companyId={companyId}
          />
        ) : (
          <LineItemsEditor
            type={type}
            lines={lines}
            onChange={(next) => onChange({ lines: next })}
            currency={currency}
            issues={shown}
            maySeeCosts={maySeeCosts}
            onExplain={setExplainedId}
            companyId={companyId}
            suggestsItems
            extraActions={(edits) => <AddFromPricebook edits={edits} count={lines.length} />}
          />
        )}
        <div className={classes.foot} data-options={hasOptions || undefined}>
          <div className={classes.side}>
            <TaxNote value={document.tax} onChange={(tax) => onChange({ tax })} address={address} />
            {mayEarn && <MarginPanel result={result} />}
          </div>
          {hasOptions ? <DocumentIssues issues={issues} /> : <DocumentTotals result={result} issues={issues} />}
        </div>
        {explained && <ExplainAmount node={explained} currency={currency} onClose={() => setExplainedId('')} />}
      </DocumentPart>
    </CostNotes>
  );
}
