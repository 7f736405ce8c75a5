import { Button, CopyButton, Loader } from '@mantine/core';
import { IconCheck, IconCopy, IconRefresh } from '@tabler/icons-react';
import { endOfAnswer } from '@/domain/assistant/answerWords';
import type { StoredProposal } from '@/domain/assistant/api';
import { readableText } from '@/domain/assistant/chips';
import { useCan } from '@/data/react/useCan';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LinkButton } from '@/ui/links/LinkButton';
import { ProposalCard } from '../proposals/ProposalCard';
import type { PictureData } from '../pictureData';
import { AnswerText } from './AnswerText';
import type { AnswerShown } from './answerShown';
import { SourceChip } from './SourceChip';
import { ToolSteps } from './ToolSteps';
import { TranslateMenu } from './TranslateMenu';
import classes from './thread.module.css';

type AnswerViewProps = {
  shown: AnswerShown;
  proposals: ReadonlyMap<string, StoredProposal>;
  /** The question's pictures, while this page has them. */
  pictures: readonly PictureData[];
  /** Asks the same question again; undefined while another answer is being generated. */
  onRetry: (() => void) | undefined;
  onAsk: ((text: string) => void) | undefined;
  /** Asks for the answer in another language; undefined if that is turned off. */
  onTranslate: ((text: string, language: string) => void) | undefined;
};

/** Renders one answer: what was looked up, the text, its sources and proposals, and what to do if it's incomplete. */
export function AnswerView({ shown, proposals, pictures, onRetry, onAsk, onTranslate }: AnswerViewProps) {
  const { text, tools, sources, figures, unsupported, notices, isRunning } = shown;
  const cited = new Set([...text.matchAll(/\[\[(s\d{1,3})\]\]/g)].map(([, key]) => key));
  const others = sources.filter(({ key }) => !cited.has(key));
  const cards = shown.proposalIds.flatMap((id) => proposals.get(id) ?? []);
  return (
    <div className={classes['assistant']} aria-busy={isRunning}>
      <ToolSteps tools={tools} isRunning={isRunning} />
      {text === '' && isRunning && (
        <p className={classes['thinking']}>
          <Loader size={14} type="dots" /> {shown.isLate ? 'Still working on it …' : 'Thinking …'}
        </p>
      )}
      {text !== '' && (
        <AnswerText text={text} sources={sources} figures={figures} unsupported={unsupported} isGrowing={isRunning} />
      )}
      {!isRunning && others.length > 0 && (
        <p className={classes['others']}>
          <span>Also looked at:</span>{' '}
          {others.slice(0, OTHERS_SHOWN).map((source) => (
            <SourceChip key={source.key} source={source} />
          ))}
          {others.length > OTHERS_SHOWN && <span>and {others.length - OTHERS_SHOWN} more</span>}
        </p>
      )}
      {!isRunning && unsupported.length > 0 && (
        <p className={classes['footnote']}>
          Numbers with a dotted line are not from your records: check them before you use them.
        </p>
      )}
      {!isRunning &&
        text !== '' &&
        sources.length === 0 &&
        figures.length === 0 &&
        cards.length === 0 &&
        shown.needsRecords && <p className={classes['footnote']}>This answer is not based on your records.</p>}
      {notices.map((words) => (
        <InlineNotice key={words} tone="info" role="status">
          {words}
        </InlineNotice>
      ))}
      {cards.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} isGrowing={isRunning} pictures={pictures} onAsk={onAsk} />
      ))}
      <AnswerEndView shown={shown} onRetry={onRetry} onAsk={onAsk} />
      {!isRunning && text !== '' && (
        <div className={classes['after']}>
          <CopyButton value={readableText(text, sources)}>
            {({ copied, copy }) => (
              <Button
                variant="subtle"
                size="compact-sm"
                color="gray"
                className={classes['copy'] ?? ''}
                leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
                onClick={copy}
              >
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
          {onTranslate && (
            <TranslateMenu onTranslate={(language) => onTranslate(readableText(text, sources), language)} />
          )}
        </div>
      )}
    </div>
  );
}

const OTHERS_SHOWN = 8;

function AnswerEndView({ shown, onRetry, onAsk }: Pick<AnswerViewProps, 'shown' | 'onRetry' | 'onAsk'>) {
  const can = useCan();
  const end = endOfAnswer(shown.state, shown.failure);
  if (!end) return null;
  const isFailure = shown.state === 'failed' || shown.state === 'cut';
  const mayChange = can('update', 'aiSettings');
  return (
    <InlineNotice
      tone={isFailure ? 'warning' : 'neutral'}
      title={end.title}
      action={
        end.step === 'settings' ? (
          mayChange && (
            <LinkButton variant="default" to={paths.assistantSettings}>
              Open the settings
            </LinkButton>
          )
        ) : end.step === 'go-on' && onAsk ? (
          <Button variant="default" onClick={() => onAsk('Go on where you stopped.')}>
            Continue
          </Button>
        ) : end.step === 'retry' && onRetry ? (
          <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
            Ask again
          </Button>
        ) : undefined
      }
    >
      {shown.note === '' ? end.text : shown.note}
    </InlineNotice>
  );
}
