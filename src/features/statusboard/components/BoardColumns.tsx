import { columnsOf, type BoardColumn, type Grouping } from '@/domain/statusboard/columns';
import type { BoardFace, FaceCard } from '@/domain/statusboard/face';
import { paths } from '@/lib/paths';
import { RouterLink } from '@/ui/links/RouterLink';
import { dayOf } from '@/domain/scheduling/wallClock';
import { PlainList } from '@/ui/layout/PlainList';
import { CardBadge, cardText } from './BoardCard';
import classes from './BoardColumns.module.css';

type BoardColumnsProps = { face: BoardFace; grouping: Grouping };

/** Shows the day's visits in columns: each card links to its visit on the schedule. */
export function BoardColumns({ face, grouping }: BoardColumnsProps) {
  const names = new Map(face.people.map(({ id, name }) => [id, name]));
  const nameOf = (id: string): string => names.get(id) ?? '';
  return (
    <div className={classes.columns}>
      {columnsOf(face, grouping).map((column) => (
        <Column key={column.id} column={column} grouping={grouping} timeZone={face.timeZone} nameOf={nameOf} />
      ))}
    </div>
  );
}

type Shown = { grouping: Grouping; timeZone: string; nameOf: (id: string) => string };

function Column({ column: { id, title, cards }, ...shown }: { column: BoardColumn } & Shown) {
  const titleId = `column-${id}`;
  return (
    <section className={classes.column} aria-labelledby={titleId} data-empty={cards.length === 0 || undefined}>
      <h2 className={classes.title} id={titleId}>
        {title} <span className={classes.count}>{cards.length}</span>
      </h2>
      {cards.length === 0 ? (
        <p className={classes.none}>No visits</p>
      ) : (
        <PlainList>
          {cards.map((card) => (
            <Card key={card.id} card={card} {...shown} />
          ))}
        </PlainList>
      )}
    </section>
  );
}

function Card({ card, grouping, timeZone, nameOf }: { card: FaceCard } & Shown) {
  const { when, where, who } = cardText(card, { timeZone, nameOf });
  return (
    <li className={classes.card} data-tone={card.flag?.tone}>
      <div className={classes.top}>
        <span className={classes.when}>{when}</span>
        <CardBadge card={card} grouping={grouping} />
      </div>
      <RouterLink
        to={paths.scheduleDay(dayOf(card.startsAt, timeZone), card.id)}
        underline="never"
        className={classes.link ?? ''}
      >
        {card.title}
      </RouterLink>
      {where !== '' && <div className={classes.where}>{where}</div>}
      {grouping === 'state' && who !== '' && <div className={classes.where}>{who}</div>}
    </li>
  );
}
