import { Button, TextInput, Textarea } from '@mantine/core';
import type { AssessedSlot } from '@/domain/inspection/assess';
import { NOT_APPLICABLE, RATINGS, readingOf, withOtherSign } from '@/domain/inspection/judge';
import { ANSWER_VALUE_LIMIT } from '@/domain/inspection/schema';
import { limitWords, VERDICT_WORDS } from '@/entities/inspection/inspectionWords';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { SignButton } from '@/ui/forms/SignButton';
import classes from './AnswerInput.module.css';

type AnswerInputProps = {
  slot: AssessedSlot;
  /** Advances to the next item if `isDone`. */
  onAnswer: (value: string, isDone: boolean) => void;
  onNext: () => void;
};

const CHECKS = [
  { value: 'pass', label: 'Pass' },
  { value: 'fail', label: 'Fail' },
  { value: NOT_APPLICABLE, label: 'N/A' },
] as const;

/** Returns the one-tap answers of a kind, in the order of the keys 1 to 5, or null for other kinds. */
export function tapsOf({ kind, options }: AssessedSlot['item']): readonly { value: string; label: string }[] | null {
  if (kind === 'check') return CHECKS;
  if (kind === 'rating') return RATINGS.map((rating) => ({ value: String(rating), label: String(rating) }));
  return kind === 'choice' ? options.map(({ label }) => ({ value: label, label })) : null;
}

/** Renders the buttons of an item with one-tap answers. */
export function AnswerTaps({ slot, onAnswer }: Omit<AnswerInputProps, 'onNext'>) {
  const { item, answer } = slot;
  const taps = tapsOf(item);
  if (!taps) return null;
  const value = answer?.value ?? '';
  const toneOf = (tap: string): string =>
    item.kind === 'check'
      ? tap
      : item.kind === 'choice' && item.options.some(({ label, isFail }) => label === tap && isFail)
        ? 'fail'
        : 'plain';
  return (
    <div className={classes['taps']} data-kind={item.kind} role="group" aria-label={item.label}>
      {taps.map((tap, index) => (
        <button
          key={tap.value}
          type="button"
          className={classes['tap']}
          data-tone={toneOf(tap.value)}
          aria-pressed={value === tap.value}
          onClick={() => onAnswer(tap.value, true)}
        >
          {index < 9 && (
            <kbd className={classes['key']} aria-hidden>
              {index + 1}
            </kbd>
          )}
          {tap.label}
        </button>
      ))}
    </div>
  );
}

/** Renders a typed input: a number with its unit and an immediate verdict, or text. */
export function AnswerField({ slot, onAnswer, onNext }: AnswerInputProps) {
  const { item, answer, verdict } = slot;
  const value = answer?.value === NOT_APPLICABLE ? '' : (answer?.value ?? '');
  if (item.kind === 'number') {
    const isSigned = item.min === null || item.min < 0;
    const isUnreadable = value.trim() !== '' && value !== '-' && readingOf(value) === null;
    return (
      <div className={classes['reading']}>
        <TextInput
          size="lg"
          aria-label={item.label}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={value}
          error={isUnreadable ? 'Enter a number, such as 3.5' : undefined}
          rightSection={item.unit === '' ? undefined : <span className={classes['unit']}>{item.unit}</span>}
          rightSectionWidth={item.unit === '' ? undefined : 24 + item.unit.length * 8}
          onChange={(event) => onAnswer(event.currentTarget.value, false)}
          onKeyDown={(event) => event.key === 'Enter' && onNext()}
          leftSection={
            isSigned ? (
              <SignButton label={item.label} onFlip={() => onAnswer(withOtherSign(value), false)} />
            ) : undefined
          }
        />
        <span className={classes['judged']} role="status">
          {limitWords(item)}
          {(verdict === 'pass' || verdict === 'fail') && <StatusBadge {...VERDICT_WORDS[verdict]} />}
        </span>
      </div>
    );
  }
  if (item.kind !== 'text') return null;
  return (
    <Textarea
      size="md"
      aria-label={item.label}
      autosize
      minRows={3}
      maxRows={10}
      maxLength={ANSWER_VALUE_LIMIT}
      value={value}
      onChange={(event) => onAnswer(event.currentTarget.value, false)}
    />
  );
}

/** Lets every other item be marked as not applicable, so that nothing required is a dead end. */
export function NotApplicable({ slot, onAnswer }: Omit<AnswerInputProps, 'onNext'>) {
  if (slot.item.kind === 'check') return null;
  const isOn = slot.answer?.value === NOT_APPLICABLE;
  return (
    <Button
      variant={isOn ? 'light' : 'text'}
      aria-pressed={isOn}
      onClick={() => onAnswer(isOn ? '' : NOT_APPLICABLE, !isOn)}
    >
      Does not apply
    </Button>
  );
}
