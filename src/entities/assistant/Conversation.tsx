import { useEffect, useRef, type ReactNode } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { AssistantTask } from '@/domain/assistant/purpose';
import { questionIdeas } from '@/domain/assistant/questionIdeas';
import { type OpenRecord, MESSAGES_LIMIT } from '@/domain/assistant/schema';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { AboutOpen } from './AboutOpen';
import { Composer } from './composer/Composer';
import classes from './conversation.module.css';
import { ConversationStart } from './ConversationStart';
import { FullConversation } from './FullConversation';
import { Hindrance } from './Hindrance';
import { ExchangeView } from './thread/ExchangeView';
import { Announcer } from './thread/Announcer';
import { useFollowEnd } from './thread/useFollowEnd';
import { ToEndButton } from './ToEndButton';
import { useAllowance } from './useAllowance';
import { useAsking } from './useAsking';
import { useOwnNames } from './useOwnNames';
import { keepAssistantOf } from './runs';
import { useThread } from './useThread';
import type { PanelWish } from './panelState';
import { useWish } from './useWish';

type ConversationProps = {
  /** Created on the device: nothing is stored before the first question. Use it as the component's key. */
  conversationId: string;
  onAsked?: (() => void) | undefined;
  /** Starts a new conversation when this one is full. */
  onNew: () => void;
  task?: AssistantTask;
  /** The record open on screen, sent with each question. */
  open?: OpenRecord | null;
  onForgetOpen?: (() => void) | undefined;
  /** A request from a button: it's submitted immediately. */
  wish?: PanelWish | null;
  onWishTaken?: () => void;
  /** Starter questions, in place of those for the user's role. */
  ideas?: readonly string[];
  greeting?: ReactNode;
};

const CAP_NEAR_PERCENT = 80;

function placeholderOf(isEmpty: boolean, task: AssistantTask, hasOpen: boolean): string {
  if (task !== 'manual-j') return isEmpty ? 'Ask about jobs, customers, money …' : 'Ask on …';
  return hasOpen ? 'The den is 12 by 15 ft, the south wall is outside …' : 'New load calculation for …';
}

/** Renders the conversation as it arrives, and the input field. */
export function Conversation(props: ConversationProps) {
  const { conversationId, onAsked, onNew, task = 'ask', open = null, onForgetOpen, wish = null } = props;
  const session = useSession();
  const thread = useThread(conversationId);
  const asking = useAsking({ conversationId, onAsked, task, open });
  const allowance = useAllowance();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => keepAssistantOf(session.uid), [session.uid]);
  const lastText = thread.exchanges.at(-1)?.run?.text.length ?? 0;
  const { isAtEnd, toEnd } = useFollowEnd(
    list,
    `${String(thread.exchanges.length)} ${String(lastText)} ${String(thread.isAnswering)}`,
  );
  useWish(wish, (wanted) => {
    asking.ask(
      { text: wanted.text, pictures: wanted.pictures, onTaken: () => undefined },
      { task: wanted.task, open: wanted.open },
    );
    props.onWishTaken?.();
  });

  const hindrance = allowance.data?.hindrance ?? '';
  const isFull = thread.exchanges.length * 2 >= MESSAGES_LIMIT;
  const mayAsk = hindrance === '' && !isFull;
  const used = Math.max(allowance.data?.usage.personPercent ?? 0, allowance.data?.usage.companyPercent ?? 0);
  const isEmpty = thread.exchanges.length === 0;
  const names = useOwnNames(isEmpty && props.ideas === undefined && open === null);
  const ideas = props.ideas ?? (names ? questionIdeas(session, open, names) : []);
  const mayDraft = allowance.data?.purposes.includes('draft') ?? true;

  return (
    <div
      className={classes['conversation']}
      onKeyDown={(event) => {
        // Ignore events from a dialog that was opened from here.
        if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
        if (event.key === 'Escape' && thread.isAnswering && !event.defaultPrevented) {
          event.preventDefault();
          event.stopPropagation();
          asking.stop();
        }
      }}
    >
      <div ref={list} className={classes['thread']} tabIndex={-1}>
        {thread.isLoading ? (
          <LoadingRows rows={4} label="Loading the conversation" />
        ) : thread.error ? (
          <ErrorState error={thread.error} />
        ) : isEmpty ? (
          mayAsk && <ConversationStart greeting={props.greeting} ideas={ideas} onAsk={asking.askText} />
        ) : (
          <ol className={classes['exchanges']} aria-label="Conversation">
            {thread.exchanges.map((exchange, at) => (
              <ExchangeView
                key={exchange.id}
                exchange={exchange}
                proposals={thread.proposals}
                onRetry={mayAsk && !thread.isAnswering && at === thread.exchanges.length - 1 ? asking.retry : undefined}
                onEdit={asking.change}
                onAsk={mayAsk && !thread.isAnswering ? asking.askText : undefined}
                onTranslate={mayAsk && mayDraft && !thread.isAnswering ? asking.translate : undefined}
              />
            ))}
          </ol>
        )}
      </div>
      <Announcer exchange={thread.exchanges.at(-1) ?? null} />
      <div className={classes['foot']}>
        {!isAtEnd && <ToEndButton onClick={toEnd} />}
        {hindrance !== '' ? (
          <Hindrance text={hindrance} isOn={allowance.data?.isOn ?? false} />
        ) : isFull ? (
          <FullConversation onNew={onNew} />
        ) : (
          <>
            {used >= CAP_NEAR_PERCENT && <p className={classes['small']}>{used}% of this month’s limit is used.</p>}
            {open && onForgetOpen && <AboutOpen open={open} onForget={onForgetOpen} />}
            <Composer
              draftKey={`${session.uid}:assistant:${isEmpty ? task : conversationId}`}
              isAnswering={thread.isAnswering}
              placeholder={placeholderOf(isEmpty, task, open !== null)}
              refill={asking.refill}
              mayTakeNotes={mayDraft && task === 'ask'}
              mayShowPictures={allowance.data?.purposes.includes('picture') ?? true}
              onAsk={asking.ask}
              onStop={asking.stop}
            />
            <p className={classes['small']}>
              AI can be wrong: check what matters. Shaded figures come from your records.
            </p>
          </>
        )}
      </div>
    </div>
  );
}
