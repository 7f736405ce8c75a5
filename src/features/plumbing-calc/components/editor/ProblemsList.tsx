import { problemTexts } from '@/domain/plumbing/report/problems';
import { ProblemLinks } from '@/entities/calculation/ProblemLinks';
import { formatCount } from '@/ui/format/quantities';
import { useEditing } from './editingContext';

/** Lists problems, most serious first; each links to its source. */
export function ProblemsList() {
  const { calculated, live, draft, showPath } = useEditing();
  const problems = [
    ...Object.entries(draft.refused).map(([key, { message, text }]) => ({
      key,
      text: `${key.split('\n')[1] ?? ''}: “${text}” does not count. ${message}`,
    })),
    ...problemTexts(calculated, live).map(({ path, text }) => ({
      key: `${path} ${text}`,
      text,
      onShow: () => showPath(path),
    })),
  ];
  const toSettle = `${formatCount(problems.length, 'thing')} to settle`;
  const hasFaults = live.faults.length > 0;
  return (
    <ProblemLinks
      tone={hasFaults || Object.keys(draft.refused).length > 0 ? 'danger' : 'warning'}
      title={hasFaults ? `${toSettle}; anything connected to it is left out` : toSettle}
      problems={problems}
    />
  );
}
