import classes from './LineGrid.module.css';

type LineGridHeadProps = {
  hasCosts: boolean;
  /** True to omit unit and tax class. */
  isNarrow: boolean;
};

/** Renders the names of the grid's columns. */
export function LineGridHead({ hasCosts, isNarrow }: LineGridHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.gripColumn}>
          <span className="visually-hidden">Order</span>
        </th>
        <th scope="col">Name</th>
        <th scope="col" data-number className={classes.narrow}>
          Qty
        </th>
        {!isNarrow && (
          <th scope="col" className={classes.narrow}>
            Unit
          </th>
        )}
        <th scope="col" data-number className={classes.money}>
          Price
        </th>
        {hasCosts && (
          <>
            <th scope="col" data-number className={classes.money}>
              Cost
            </th>
            <th scope="col" data-number className={classes.narrow}>
              Margin
            </th>
          </>
        )}
        {!isNarrow && (
          <th scope="col" className={classes.tax}>
            Tax
          </th>
        )}
        <th scope="col" data-number className={classes.money}>
          Amount
        </th>
        <th scope="col" className={classes.actionColumn}>
          <span className="visually-hidden">Actions</span>
        </th>
      </tr>
    </thead>
  );
}
