import { z } from 'zod';
import { showNumber } from '@/domain/calculation/showQuantity';
import type { Answer, Calculator } from '@/domain/plumbing/core/calculator';
import type { Why } from '@/domain/plumbing/core/why';
import {
  governedText,
  GRADE_WORDS,
  marginText,
  neighborText,
  outputText,
  sourceText,
} from '@/domain/plumbing/report/words';
import { yesNo } from '@/lib/words';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { AnswerLines } from '../AnswerLines';
import classes from './quick.module.css';

/** Shows the outputs with their meaning, the reason, and caveats. */
export function CalculatorAnswer({ calculator, answer }: { calculator: Calculator; answer: Answer }) {
  return (
    <div className={classes['answer']}>
      {answer.warnings.map(({ path, message }) => (
        <InlineNotice key={`${path} ${message}`} tone="warning">
          {message}
        </InlineNotice>
      ))}
      <dl>
        {Object.entries(calculator.outputs).map(([name, words]) => (
          <div key={name}>
            <dt>{outputText(words)}</dt>
            <dd>
              <output aria-label={name}>{valueText(answer[name])}</output>
            </dd>
          </div>
        ))}
      </dl>
      {whysOf(answer.why).map(({ name, why }) => (
        <WhyLines key={name} name={name} why={why} />
      ))}
    </div>
  );
}

/** Formats figures to four decimal places; lists and tables of sections line by line. */
function valueText(value: unknown, between = '\n'): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number') return showNumber(value, 4);
  if (typeof value === 'boolean') return yesNo(value);
  if (Array.isArray(value)) return value.map((one) => valueText(one, ', ')).join(between);
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, one]) => `${key}: ${valueText(one, ', ')}`)
      .join(between);
  return typeof value === 'string' ? value : '';
}

const whySchema = z.custom<Why>((value) => z.object({ table: z.string(), grade: z.string() }).safeParse(value).success);

/** Returns a single reason, or the reasons of several sections by their IDs. */
function whysOf(given: unknown): { name: string; why: Why }[] {
  const single = whySchema.safeParse(given);
  if (single.success) return [{ name: '', why: single.data }];
  return Object.entries(z.record(z.string(), z.unknown()).catch({}).parse(given)).flatMap(([name, one]) => {
    const why = whySchema.safeParse(one);
    return why.success ? [{ name, why: why.data }] : [];
  });
}

function WhyLines({ name, why }: { name: string; why: Why }) {
  const lines = [
    { label: 'Source', value: sourceText(why) },
    { label: 'Verified', value: GRADE_WORDS[why.grade] },
    { label: 'Governed by', value: governedText(why) },
    { label: 'Margin', value: marginText(why, 'us') },
    { label: 'One size down', value: neighborText(why.smaller, 'us') },
    { label: 'One size up', value: neighborText(why.larger, 'us') },
  ];
  return (
    <div className={classes['why']}>
      {name !== '' && <h3>{name}</h3>}
      <AnswerLines lines={lines} />
    </div>
  );
}
