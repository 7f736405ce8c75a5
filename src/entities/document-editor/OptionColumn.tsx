import { ActionIcon, Menu, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconDots, IconStar, IconStarFilled } from '@tabler/icons-react';
import type { DragEvent, ReactNode } from 'react';
import type { DocumentResult } from '@/domain/billing/result';
import type { DocumentOption } from '@/domain/billing/schema';
import { formatRate } from '@/domain/money/format';
import { DocumentTotals } from '@/entities/billing/DocumentTotals';
import { DRAGGED_LINE } from '@/entities/billing/linePlace';
import { formatCount } from '@/ui/format/quantities';
import classes from './OptionColumns.module.css';

type OptionColumnProps = {
  option: DocumentOption;
  index: number;
  count: number;
  /** Edits the option's own lines. */
  children: ReactNode;
  /** Number of lines in every option, including this one. */
  commonCount: number;
  /** Whether it has any lines, its own or common to every option. */
  hasLines: boolean;
  result: DocumentResult | null;
  warning: string;
  maySeeCosts: boolean;
  onChange: (changes: Partial<DocumentOption>) => void;
  onRecommend: () => void;
  onMove: (by: 1 | -1) => void;
  onCopy: () => void;
  onRemove: () => void;
  /** Called when a line was dropped on the column, after its own. */
  onDropLine: (lineId: string) => void;
};

/** Renders one option of an estimate: its name, what distinguishes it, its lines, and its total. */
export function OptionColumn(props: OptionColumnProps) {
  const { option, index, count, children, commonCount, hasLines, result, warning, maySeeCosts } = props;
  const { name, description, isRecommended } = option;
  const called = name.trim() === '' ? `option ${index + 1}` : name;
  const drop = (event: DragEvent): void => {
    const dragged = event.dataTransfer.getData(DRAGGED_LINE);
    // A line it was dropped on has already taken it.
    if (dragged === '' || event.isDefaultPrevented()) return;
    event.preventDefault();
    props.onDropLine(dragged);
  };
  const marginPpm = result?.margin.marginPpm ?? null;
  return (
    <section
      className={classes.column}
      aria-label={`Option ${index + 1}: ${name}`}
      data-recommended={isRecommended || undefined}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED_LINE) && event.preventDefault()}
      onDrop={drop}
    >
      <div className={classes.head}>
        <input
          className={classes.name}
          aria-label={`Name of option ${index + 1}`}
          aria-invalid={name.trim() === '' || undefined}
          value={name}
          maxLength={120}
          placeholder="Name the option"
          onChange={(event) => props.onChange({ name: event.currentTarget.value })}
        />
        <ActionIcon
          size={32}
          aria-label={`Recommend ${called}`}
          aria-pressed={isRecommended}
          title={isRecommended ? 'Recommended' : 'Recommend this one'}
          onClick={props.onRecommend}
        >
          {isRecommended ? <IconStarFilled size={16} aria-hidden /> : <IconStar size={16} aria-hidden />}
        </ActionIcon>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon size={32} aria-label={`More for option ${called}`}>
              <IconDots size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item disabled={index === 0} onClick={() => props.onMove(-1)}>
              Move left
            </Menu.Item>
            <Menu.Item disabled={index === count - 1} onClick={() => props.onMove(1)}>
              Move right
            </Menu.Item>
            <Menu.Item onClick={props.onCopy}>Duplicate</Menu.Item>
            <Menu.Item c="var(--fw-danger-fg)" onClick={props.onRemove}>
              Remove option
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      {/* Rendered in every column, so that whatever follows lines up. */}
      <p className={classes.recommended} aria-hidden={!isRecommended || undefined}>
        {isRecommended && 'Recommended'}
      </p>
      <Textarea
        variant="unstyled"
        aria-label={`What sets ${called} apart`}
        placeholder="What sets it apart: one benefit per line"
        classNames={{ input: classes.description ?? '' }}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={2000}
        value={description}
        onChange={(event) => props.onChange({ description: event.currentTarget.value })}
      />
      {commonCount > 0 && <p className={classes.common}>Includes {formatCount(commonCount, 'line')} of every option</p>}
      {children}
      <div className={classes.foot}>
        {warning !== '' && (
          <p className={classes.warning} role="status">
            <IconAlertTriangle size={16} aria-hidden />
            <span>{warning}</span>
          </p>
        )}
        {hasLines && <DocumentTotals result={result} />}
        {maySeeCosts && result && result.totalCents > 0 && marginPpm !== null && (
          <p className={classes.common}>{marginText(marginPpm, result)}</p>
        )}
      </div>
    </section>
  );
}

/** Formats an option's margin: lines without a cost count as costing nothing, so the text then says "at most". */
function marginText(marginPpm: number, { margin }: DocumentResult): string {
  const share = formatRate(Math.round(marginPpm / 10_000) * 10_000);
  const unknown = margin.linesWithoutCost.length;
  if (unknown === 0) return `Margin ${share}`;
  if (margin.costCents === 0) return 'Margin not known: no line has a cost';
  return `Margin at most ${share}: ${formatCount(unknown, 'line')} without a cost`;
}
