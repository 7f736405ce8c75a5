import type { SegmentResult } from '@/domain/plumbing/project/result';
import {
  carriedText,
  governedText,
  GRADE_WORDS,
  marginText,
  neighborText,
  sizeText,
  sourceText,
} from '@/domain/plumbing/report/words';
import { useUnits } from '@/entities/calculation/useUnits';
import { AnswerLines } from '../AnswerLines';
import classes from './editor.module.css';

/** Shows a pipe's result, with all an inspector asks for: table, edition, row, governing factor, margin, adjacent sizes. */
export function AnswerCard({ result }: { result: SegmentResult | undefined }) {
  const { system } = useUnits();
  if (!result)
    return (
      <p className={classes['answerWrong']} role="status">
        ! Not calculated: it does not hang together with the rest yet.
      </p>
    );
  const { why, problem, ok, sizeByBranchLength, size } = result;
  const lines = [
    { label: 'Carries', value: carriedText(result, system) },
    { label: 'Source', value: why ? sourceText(why) : '' },
    { label: 'Verified', value: why ? GRADE_WORDS[why.grade] : '' },
    { label: 'Governed by', value: why ? governedText(why) : '' },
    { label: 'Margin', value: marginText(why ?? {}, system) },
    { label: 'One size down', value: neighborText(why?.smaller, system, result.isEhd) },
    { label: 'One size up', value: neighborText(why?.larger, system, result.isEhd) },
    {
      label: 'By branch length',
      value: sizeByBranchLength === size ? '' : sizeText({ ...result, size: sizeByBranchLength ?? '' }),
    },
  ];
  return (
    <div className={classes['answer']} data-wrong={!ok || undefined}>
      <div className={classes['answerSize']}>
        <output aria-label="Size">{sizeText(result) || 'No size'}</output>
        {!ok && <span>! {problem}</span>}
      </div>
      <AnswerLines lines={lines} />
    </div>
  );
}
