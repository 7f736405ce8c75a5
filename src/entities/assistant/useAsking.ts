import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '@/data/react/WorkspaceProvider';
import { QUESTION_LENGTH, type OpenRecord } from '@/domain/assistant/schema';
import type { AssistantTask } from '@/domain/assistant/purpose';
import { newId } from '@/lib/ids';
import type { Refill, Typed } from './composer/Composer';
import { ask, forgetQuestion, stopAnswers } from './runs';
import type { Exchange } from './useThread';

type AskingOptions = {
  conversationId: string;
  /** Called with each question: a conversation has its own URL from the first one on. */
  onAsked?: (() => void) | undefined;
  task: AssistantTask;
  open: OpenRecord | null;
};

/** Asks, retries and stops questions in a conversation. */
export function useAsking({ conversationId, onAsked, task, open }: AskingOptions) {
  const { uid, company } = useSession();
  const queryClient = useQueryClient();
  const [refill, setRefill] = useState<Refill | null>(null);

  const askNow = (
    typed: Typed,
    as: { task?: AssistantTask; open?: OpenRecord | null; language?: string } = {},
  ): void => {
    onAsked?.();
    const question = {
      conversationId,
      questionId: newId(),
      task: as.task ?? task,
      text: typed.text,
      pictures: [...typed.pictures],
      open: as.open === undefined ? open : as.open,
      // The company's time zone, which all screens use.
      timeZone: '',
      language: as.language ?? '',
    };
    void ask(question, typed.onTaken).then(() =>
      queryClient.invalidateQueries({ queryKey: ['assistant-allowance', company.id, uid] }),
    );
  };

  /** Rejected questions are retried under the same ID, so they're never answered twice; failed ones start over. */
  const retry = ({ run, question }: Exchange): void => {
    if (run?.state === 'unasked') {
      void ask(run.question, () => undefined);
      return;
    }
    askNow(
      {
        text: run?.question.text ?? question?.text ?? '',
        pictures: run?.question.pictures ?? [],
        onTaken: () => undefined,
      },
      run ? { task: run.question.task, open: run.question.open, language: run.question.language } : {},
    );
  };

  const change = ({ run }: Exchange): void => {
    if (!run) return;
    setRefill({ id: newId(), text: run.question.text, pictures: run.question.pictures });
    forgetQuestion(run.question);
  };

  return {
    ask: ({ isNote, ...typed }: Typed, as: Parameters<typeof askNow>[1] = {}): void =>
      askNow(typed, isNote === true ? { ...as, task: 'dictation' } : as),
    askText: (text: string): void => askNow({ text, pictures: [], onTaken: () => undefined }),
    /** As much of the text as fits in one question. */
    translate: (text: string, language: string): void =>
      askNow(
        { text: text.slice(0, QUESTION_LENGTH), pictures: [], onTaken: () => undefined },
        { task: 'translation', open: null, language },
      ),
    retry,
    change,
    refill,
    stop: (): void => stopAnswers(conversationId),
  };
}
