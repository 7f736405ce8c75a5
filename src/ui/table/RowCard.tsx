import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mainColumnOf, type DataColumn, type TableSelection } from './columns';
import classes from './CardList.module.css';
import { SelectRowBox } from './SelectRowBox';

type RowCardProps<Row> = {
  row: Row;
  id: string;
  columns: readonly DataColumn<Row>[];
  href: string | undefined;
  renderCard: ((row: Row) => ReactNode) | undefined;
  selection: TableSelection<Row> | undefined;
};

/** Renders one row as a card: the output of `renderCard`, or its columns stacked. */
export function RowCard<Row>({ row, id, columns, href, renderCard, selection }: RowCardProps<Row>) {
  const content = renderCard ? renderCard(row) : <ColumnsOf row={row} columns={columns} />;
  const isSelected = selection?.ids.includes(id) ?? false;
  return (
    <div className={classes.card} data-selected={isSelected || undefined}>
      {selection && <SelectRowBox row={row} id={id} selection={selection} className={classes.box} />}
      {href === undefined ? (
        <div className={classes.content}>{content}</div>
      ) : (
        <Link to={href} className={classes.content}>
          {content}
        </Link>
      )}
    </div>
  );
}

function ColumnsOf<Row>({ row, columns }: { row: Row; columns: readonly DataColumn<Row>[] }) {
  const main = mainColumnOf(columns);
  return (
    <>
      <span className={classes.title}>{main?.cell(row)}</span>
      {columns.map(
        (column) =>
          column !== main && (
            <span key={column.id} className={classes.pair}>
              <span className={classes.label}>{column.header}</span> <span>{column.cell(row)}</span>
            </span>
          ),
      )}
    </>
  );
}
