import type { Grouping, WallPage } from '@/domain/statusboard/columns';
import type { FaceCard } from '@/domain/statusboard/face';
import { PlainList } from '@/ui/layout/PlainList';
import { CardBadge, cardText } from './BoardCard';
import classes from './Wall.module.css';

type WallColumnProps = {
  column: WallPage['columns'][number];
  grouping: Grouping;
  timeZone: string;
  nameOf: (technicianId: string) => string;
};

/** Renders a column on the wall: not clickable, and readable from across the room. */
export function WallColumn({ column: { id, title, cards, total }, grouping, timeZone, nameOf }: WallColumnProps) {
  const titleId = `wall-${id}`;
  const rows = cards.map((card) => (
    <WallCard key={card.id} card={card} grouping={grouping} timeZone={timeZone} nameOf={nameOf} />
  ));
  return (
    <section className={classes.column} aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId}>
        {title} <span className={classes.count}>{total}</span>
      </h2>
      {cards.length === 0 ? <p className={classes.none}>No visits</p> : <PlainList>{rows}</PlainList>}
    </section>
  );
}

type WallCardProps = Omit<WallColumnProps, 'column'> & { card: FaceCard };

function WallCard({ card, grouping, timeZone, nameOf }: WallCardProps) {
  const { when, where, who } = cardText(card, { timeZone, nameOf });
  const people = grouping === 'state' ? who : '';
  return (
    <li className={classes.card} data-tone={card.flag?.tone}>
      <div className={classes.line}>{when}</div>
      <div className={classes.work}>{card.title}</div>
      <div className={classes.line}>{[where, people].filter(Boolean).join(' · ')}</div>
      <div className={classes.badge}>
        <CardBadge card={card} grouping={grouping} />
      </div>
    </li>
  );
}
