import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { StoredProposal } from '@/domain/assistant/api';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatCount } from '@/ui/format/quantities';
import { useNow } from '@/ui/hooks/useNow';
import { previewOf } from '../pictureData';
import type { Exchange } from '../useThread';
import { answerShown } from './answerShown';
import { AnswerView } from './AnswerView';
import classes from './thread.module.css';

type ExchangeViewProps = {
  exchange: Exchange;
  proposals: ReadonlyMap<string, StoredProposal>;
  onRetry: ((exchange: Exchange) => void) | undefined;
  /** Puts a rejected question back into the field. */
  onEdit: (exchange: Exchange) => void;
  onAsk: ((text: string) => void) | undefined;
  onTranslate: ((text: string, language: string) => void) | undefined;
};

const TASK_WORDS: Record<string, string> = {
  summary: 'Summary before the visit',
  nameplate: 'Read this nameplate',
  translation: 'Translate',
  dictation: 'Dictated',
};

/** Renders a question and its answer. */
export function ExchangeView({ exchange, proposals, onRetry, onEdit, onAsk, onTranslate }: ExchangeViewProps) {
  const { question, run } = exchange;
  const now = useNow();
  const shown = answerShown(exchange, now.getTime());
  const text = question?.text ?? run?.question.text ?? '';
  const task = run?.question.task ?? 'ask';
  const pictures = run?.question.pictures ?? [];
  const pictureCount = question?.pictureCount ?? pictures.length;
  const retry = onRetry ? (): void => onRetry(exchange) : undefined;
  return (
    <li className={classes['exchange']}>
      {(question ?? run) && (
        <div className={classes['person']}>
          <span className="visually-hidden">You asked: </span>
          <p>{text === '' ? (TASK_WORDS[task] ?? 'A picture') : text}</p>
          {pictures.length > 0 ? (
            <div className={classes['sent']}>
              {pictures.map((picture, at) => (
                <img key={at} src={previewOf(picture)} alt={`Your picture ${String(at + 1)}`} />
              ))}
            </div>
          ) : (
            pictureCount > 0 && (
              <p className={classes['gone']}>
                <IconPhoto size={14} aria-hidden /> {formatCount(pictureCount, 'picture')}, not kept
              </p>
            )
          )}
        </div>
      )}
      {run?.state === 'unasked' && (
        <InlineNotice
          tone="warning"
          role="alert"
          title="This was not asked"
          action={
            <>
              {retry && (
                <Button variant="default" onClick={retry}>
                  Try again
                </Button>
              )}
              <Button variant="subtle" onClick={() => onEdit(exchange)}>
                Change it
              </Button>
            </>
          }
        >
          {run.fault}
        </InlineNotice>
      )}
      {shown && (
        <AnswerView
          shown={shown}
          proposals={proposals}
          pictures={pictures}
          onRetry={retry}
          onAsk={onAsk}
          onTranslate={onTranslate}
        />
      )}
    </li>
  );
}
