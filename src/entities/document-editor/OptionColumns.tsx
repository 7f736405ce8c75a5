import { useMemo, useState, type ReactNode } from 'react';
import { explainLine } from '@/domain/billing/explain';
import { optionWarnings } from '@/domain/billing/options';
import type { DocumentIssue, DocumentResult } from '@/domain/billing/result';
import { LINES_PER_DOCUMENT_LIMIT, type DocumentInput, type DocumentOption } from '@/domain/billing/schema';
import { presetChoice } from '@/domain/estimate/choice';
import { AddFromPricebook } from '@/entities/billing/AddFromPricebook';
import { ExplainAmount } from '@/entities/billing/ExplainAmount';
import { LineItemsEditor } from '@/entities/billing/LineItemsEditor';
import type { LinePlace } from '@/entities/billing/linePlace';
import {
  copyOption,
  moveOption,
  recommendOption,
  restoreOption,
  withoutOption,
  type OptionParts,
} from '@/entities/billing/optionEdits';
import {
  copyLineTo,
  EVERY_OPTION,
  issuesOfLines,
  moveLineTo,
  ownLines,
  withOwnLines,
} from '@/entities/billing/optionLines';
import { notify } from '@/ui/feedback/notify';
import { useLatest } from '@/ui/hooks/useLatest';
import { OneColumn } from '@/ui/layout/OneColumn';
import { OptionColumn } from './OptionColumn';
import classes from './OptionColumns.module.css';

type OptionColumnsProps = {
  document: DocumentInput;
  onChange: (changes: Partial<DocumentInput>) => void;
  issues: readonly DocumentIssue[];
  /** Each option's total; null while it can't be calculated. */
  results: ReadonlyMap<string, DocumentResult | null>;
  maySeeCosts: boolean;
  companyId: string;
};

const IN_EVERY = 'Every option';

/** Renders good, better and best side by side, each with its own lines and total; what they share is above, once. */
export function OptionColumns({ document, onChange, issues, results, maySeeCosts, companyId }: OptionColumnsProps) {
  const { options, lines, currency } = document;
  const [explained, setExplained] = useState<{ optionId: string; lineId: string } | null>(null);
  const latest = useLatest({ document, onChange });
  const common = ownLines(document, EVERY_OPTION);
  const warnings = useMemo(
    () => optionWarnings(document, new Map([...results].map(([id, result]) => [id, result?.totalCents ?? null]))),
    [document, results],
  );
  const change = (parts: OptionParts): void => latest.current.onChange(parts);
  const placeOf = usePlaces(options, latest);

  const editorOf = (optionId: string): ReactNode => {
    const own = ownLines(document, optionId);
    const place = placeOf(optionId);
    const limit = LINES_PER_DOCUMENT_LIMIT - lines.length + own.length;
    return (
      <LineItemsEditor
        type="estimate"
        lines={own}
        onChange={(next) => latest.current.onChange({ lines: withOwnLines(latest.current.document, optionId, next) })}
        currency={currency}
        place={place}
        isStacked={optionId !== EVERY_OPTION}
        issues={issuesOfLines(issues, lines, own)}
        maySeeCosts={maySeeCosts}
        onExplain={(lineId) => setExplained({ optionId: optionId || presetChoice(document).optionId, lineId })}
        companyId={companyId}
        limit={limit}
        suggestsItems
        extraActions={(edits) => (
          <AddFromPricebook edits={edits} count={own.length} limit={limit} listName={place.name} />
        )}
      />
    );
  };
  const remove = ({ id, name }: DocumentOption): void => {
    const before = latest.current.document;
    change(withoutOption(before, id));
    notify.success(`“${name}” was removed with its own lines.`, {
      undo: () => change(restoreOption(latest.current.document, before, id)),
    });
  };
  const result = explained && results.get(explained.optionId);
  const node = explained && result ? explainLine(result, explained.lineId) : null;

  return (
    <OneColumn>
      <section aria-label="In every option">
        <h3 className={classes.title}>In every option</h3>
        {editorOf(EVERY_OPTION)}
      </section>
      <div className={classes.columns}>
        {options.map((option, index) => (
          <OptionColumn
            key={option.id}
            option={option}
            index={index}
            count={options.length}
            commonCount={common.length}
            hasLines={common.length > 0 || ownLines(document, option.id).length > 0}
            result={results.get(option.id) ?? null}
            warning={warnings.get(option.id) ?? ''}
            maySeeCosts={maySeeCosts}
            onChange={(changes) =>
              onChange({ options: options.map((each) => (each.id === option.id ? { ...each, ...changes } : each)) })
            }
            onRecommend={() => change(recommendOption(document, option.id))}
            onMove={(by) => change(moveOption(document, option.id, by))}
            onCopy={() => change(copyOption(document, option.id))}
            onRemove={() => remove(option)}
            onDropLine={(lineId) => placeOf(option.id).onAdopt(lineId, Infinity)}
          >
            {editorOf(option.id)}
          </OptionColumn>
        ))}
      </div>
      {node && <ExplainAmount node={node} currency={currency} onClose={() => setExplained(null)} />}
    </OneColumn>
  );
}

type Latest = { current: Pick<OptionColumnsProps, 'document' | 'onChange'> };

/**
 * Returns the position of each list of lines. The objects stay the same as long as the options' names do, so that rows aren't
 * re-rendered.
 */
function usePlaces(options: readonly DocumentOption[], latest: Latest): (optionId: string) => LinePlace {
  const key = JSON.stringify(options.map(({ id, name }) => [id, name]));
  const places = useMemo(() => {
    const lists = [
      { optionId: EVERY_OPTION, name: IN_EVERY },
      ...(JSON.parse(key) as [string, string][]).map(([optionId, name], index) => ({
        optionId,
        name: name.trim() === '' ? `Option ${index + 1}` : name,
      })),
    ];
    const nameOf = (id: string): string => lists.find(({ optionId }) => optionId === id)?.name ?? IN_EVERY;
    const put = (next: DocumentInput['lines']): void => latest.current.onChange({ lines: next });
    const move = (lineId: string, optionId: string, at = Infinity): void => {
      const { document } = latest.current;
      const line = document.lines.find(({ id }) => id === lineId);
      if (!line || line.optionId === optionId) return;
      const from = line.optionId;
      const fromAt = ownLines(document, from).indexOf(line);
      put(moveLineTo(document, lineId, optionId, at));
      notify.info(
        `“${line.name || 'The line'}” is now in ${optionId === EVERY_OPTION ? 'every option' : nameOf(optionId)}.`,
        {
          undo: () => put(moveLineTo(latest.current.document, lineId, from, fromAt)),
        },
      );
    };
    return new Map<string, LinePlace>(
      lists.map(({ optionId, name }) => [
        optionId,
        {
          optionId,
          name: optionId === EVERY_OPTION ? '' : name,
          places: lists,
          onMoveTo: move,
          onCopyTo: (lineId, target) => put(copyLineTo(latest.current.document, lineId, target)),
          onAdopt: (lineId, at) => move(lineId, optionId, at),
        },
      ]),
    );
  }, [key, latest]);
  return (optionId) => {
    const place = places.get(optionId);
    if (!place) throw new Error(`No option ${optionId}`);
    return place;
  };
}
