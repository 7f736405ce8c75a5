import { Group, Text } from '@mantine/core';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { DocumentIssue } from '@/domain/billing/result';
import { LINES_PER_DOCUMENT_LIMIT, type DocumentLine } from '@/domain/billing/schema';
import type { Currency } from '@/domain/money/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { AddLineButton } from './AddLineButton';
import { CostsToggle } from './CostsToggle';
import { focusCell } from './gridKeys';
import { LineCards } from './LineCards';
import { LineGrid } from './LineGrid';
import { lineIssues } from './lineIssues';
import type { LinePlace } from './linePlace';
import { LineSheet } from './LineSheet';
import { LineStack } from './LineStack';
import { newLine } from './newLine';
import { RefusedRows } from './RefusedRows';
import { useLineEdits, type LineEdits } from './useLineEdits';
import { SuggestsItems } from './useNameSuggestions';
import { useReadyLine } from './useReadyLine';

export type LineItemsEditorProps = {
  lines: readonly DocumentLine[];
  onChange: (lines: DocumentLine[]) => void;
  type: 'estimate' | 'invoice';
  currency?: Currency;
  /** Position of these lines among the options of an estimate. */
  place?: LinePlace | undefined;
  /** True to stack the lines in a column instead of showing a grid. */
  isStacked?: boolean;
  /** Results of `checkDocument` and `calculateDocument`; line issues are shown next to the lines. */
  issues?: readonly DocumentIssue[];
  /** True if the user may see the company's costs. */
  maySeeCosts?: boolean;
  onExplain?: (lineId: string) => void;
  /** The company to upload pictures for; without it, lines can't have any. */
  companyId?: string;
  /** True if the user decides how a line is taxed, discounted and offered; on site, only the work and its price are entered. */
  hasTerms?: boolean;
  /** The maximum number of lines. */
  limit?: number;
  /** True to suggest pricebook items while a name is being typed. */
  suggestsItems?: boolean;
  /** Additional ways to add lines, such as the pricebook. */
  extraActions?: (edits: LineEdits) => ReactNode;
};

const NO_ISSUES: readonly DocumentIssue[] = [];

/** Renders the lines of an estimate or invoice: a keyboard-friendly grid on wide screens, cards with a sheet on phones. */
export function LineItemsEditor({
  lines,
  onChange,
  type,
  currency = 'USD',
  place,
  isStacked = false,
  issues = NO_ISSUES,
  maySeeCosts = false,
  onExplain,
  companyId = '',
  hasTerms = true,
  limit = LINES_PER_DOCUMENT_LIMIT,
  suggestsItems = false,
  extraActions,
}: LineItemsEditorProps) {
  const isPhone = useIsPhone();
  const edits = useLineEdits(lines, onChange, place?.onAdopt);
  const issuesOf = useMemo(() => lineIssues(issues), [issues]);
  const [openId, setOpenId] = useState('');
  const [hasCosts, setHasCosts] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const container = useRef<HTMLDivElement>(null);
  const { blank, isReady, isAlone, shown } = useReadyLine(lines, isStacked);
  const shownEdits = useLineEdits(shown, onChange, place?.onAdopt);
  const openAt = lines.findIndex(({ id }) => id === openId);
  const open = lines[openAt];
  const tooMany = issues.find(({ path }) => path === 'lines');

  const add = (): void => {
    const line = newLine();
    if (!isReady) edits.insert(lines.length, [line]);
    if (isPhone && !isReady) setOpenId(line.id);
    else
      requestAnimationFrame(() =>
        focusCell(container.current, { row: lines.length, column: 'name' }, () =>
          window.scrollTo(0, document.body.scrollHeight),
        ),
      );
  };

  const openLine = (id: string): void => {
    if (isReady) edits.insert(0, [blank]);
    setOpenId(id);
  };

  return (
    <SuggestsItems value={suggestsItems}>
      <div>
        {shown.length === 0 ? (
          // An empty column says so itself.
          !isStacked && (
            <Text c="dimmed" size="sm" mb="xs">
              No lines yet.
            </Text>
          )
        ) : isPhone && !isAlone ? (
          <LineCards
            lines={lines}
            label={place && place.name !== '' ? `Lines of ${place.name}` : 'Lines'}
            currency={currency}
            issuesOf={issuesOf}
            onOpen={setOpenId}
          />
        ) : isPhone || (isStacked && place) ? (
          <LineStack
            lines={shown}
            place={place}
            currency={currency}
            issuesOf={issuesOf}
            edits={shownEdits}
            limit={limit}
            onOpen={openLine}
            onExplain={onExplain}
            onRefused={setRefused}
            container={container}
          />
        ) : (
          <LineGrid
            lines={shown}
            place={place}
            currency={currency}
            hasCosts={maySeeCosts && hasCosts}
            issuesOf={issuesOf}
            edits={shownEdits}
            limit={limit}
            onOpen={openLine}
            onExplain={onExplain}
            onRefused={setRefused}
            container={container}
          />
        )}
        {isReady && !isPhone && (
          <Text c="dimmed" size="sm" mt="xs">
            Rows copied from a spreadsheet can be pasted into the name.
          </Text>
        )}
        {tooMany && (
          <InlineNotice tone={tooMany.severity === 'error' ? 'danger' : 'warning'}>{tooMany.message}</InlineNotice>
        )}
        <RefusedRows rows={refused} onClose={() => setRefused([])} />
        <Group gap="xs" mt="sm">
          <AddLineButton place={place} isStacked={isStacked} isDisabled={lines.length >= limit} onClick={add} />
          {extraActions?.(edits)}
          {maySeeCosts && !isPhone && !isStacked && lines.length > 0 && (
            <CostsToggle hasCosts={hasCosts} onChange={setHasCosts} />
          )}
        </Group>
        {open && (
          <LineSheet
            key={open.id}
            line={open}
            index={openAt}
            count={lines.length}
            place={place}
            currency={currency}
            hasCosts={maySeeCosts}
            isEstimate={type === 'estimate'}
            hasTerms={hasTerms}
            isPhone={isPhone}
            companyId={companyId}
            issues={issuesOf(openAt)}
            edits={edits}
            onClose={() => setOpenId('')}
          />
        )}
      </div>
    </SuggestsItems>
  );
}
