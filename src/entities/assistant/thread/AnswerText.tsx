import { memo, type ReactNode } from 'react';
import { blocksOfAnswer, type Piece } from '@/domain/assistant/answerText';
import type { Figure, Source } from '@/domain/assistant/chips';
import { SourceChip } from './SourceChip';
import classes from './thread.module.css';

type AnswerTextProps = {
  text: string;
  sources: readonly Source[];
  figures: readonly Figure[];
  unsupported: readonly string[];
  isGrowing: boolean;
};

/** Renders an answer as plain text, with links to the records it's based on and numbers marked with their sources. */
export const AnswerText = memo(function AnswerText({
  text,
  sources,
  figures,
  unsupported,
  isGrowing,
}: AnswerTextProps) {
  const blocks = blocksOfAnswer(isGrowing ? withoutOpenMark(text) : text, { figures, unsupported });
  const draw = (pieces: readonly Piece[]): ReactNode[] =>
    pieces.map((piece, at) => <PieceView key={at} piece={piece} sources={sources} figures={figures} />);
  return (
    <div className={classes['answer']} data-growing={isGrowing || undefined}>
      {blocks.map((block, place) => {
        if (block.kind === 'paragraph')
          return (
            <p key={place}>
              {block.lines.map((line, at) => (
                <span key={at}>
                  {at > 0 && <br />}
                  {draw(line)}
                </span>
              ))}
            </p>
          );
        const List = block.isNumbered ? 'ol' : 'ul';
        return (
          <List key={place}>
            {block.items.map((item, at) => (
              <li key={at}>{draw(item)}</li>
            ))}
          </List>
        );
      })}
    </div>
  );
});

/** Incomplete citation marks or bold text aren't shown as raw characters. */
const withoutOpenMark = (text: string): string => text.replace(/\[\[?s?\d{0,3}\]?$|\*$/, '');

type PieceProps = { piece: Piece; sources: readonly Source[]; figures: readonly Figure[] };

function PieceView({ piece, sources, figures }: PieceProps) {
  switch (piece.kind) {
    case 'words':
      return piece.isBold ? <strong>{piece.text}</strong> : piece.text;
    case 'source': {
      const source = sources.find(({ key }) => key === piece.sourceKey);
      return source ? <SourceChip source={source} /> : null;
    }
    case 'figure': {
      const label = figures.find(({ key }) => key === piece.figureKey)?.label ?? '';
      return (
        <span className={classes['figure']} title={`${label}: worked out from your records`}>
          {piece.text}
        </span>
      );
    }
    case 'unsupported':
      return (
        <span className={classes['unsupported']} title="Not from your records">
          {piece.text}
          <span className="visually-hidden"> (not from your records)</span>
        </span>
      );
  }
}
