import { lineTag } from '@/documents/lineTag';
import type { PaperLine, PaperSection } from '@/domain/paper/schema';
import classes from './PaperTable.module.css';
import words from './PaperText.module.css';

/** Renders one option, or the whole document: its lines and totals. `name` is for screen readers. */
export function SectionView({ section, name }: { section: PaperSection; name: string }) {
  const { title, description, isRecommended, lines, totals } = section;
  const isCounted = lines.some(({ quantityText, unitPriceText }) => quantityText !== '' || unitPriceText !== '');
  const isPriced = lines.some(({ unitPriceText }) => unitPriceText !== '');
  const hasAmounts = lines.some(({ amountText }) => amountText !== '');
  return (
    <section className={classes['section']}>
      {title !== '' && (
        <h3 className={classes['sectionTitle']}>
          {title} {isRecommended && <span className={classes['badge']}>Recommended</span>}
        </h3>
      )}
      {description !== '' && <p className={words['text']}>{description}</p>}
      {lines.length > 0 && (
        <table className={classes['table']} aria-label={`Lines of ${name}`}>
          <thead>
            <tr>
              <th scope="col">Description</th>
              {isCounted && (
                <th scope="col" className={classes['wide']}>
                  Quantity
                </th>
              )}
              {isPriced && (
                <th scope="col" className={classes['wide']}>
                  Price
                </th>
              )}
              {hasAmounts && <th scope="col">Amount</th>}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <LineRow key={index} line={line} columns={{ isCounted, isPriced, hasAmounts }} />
            ))}
          </tbody>
        </table>
      )}
      <dl className={classes['totals']}>
        {totals.map(({ label, amountText, isStrong, note }, index) => (
          <div key={index} data-strong={isStrong || undefined}>
            <dt>
              {label}
              {note !== '' && <span className={words['note']}>{note}</span>}
            </dt>
            <dd className="tabular">{amountText}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type LineRowProps = { line: PaperLine; columns: { isCounted: boolean; isPriced: boolean; hasAmounts: boolean } };

function LineRow({ line, columns: { isCounted, isPriced, hasAmounts } }: LineRowProps) {
  const tag = lineTag(line);
  const price = [line.quantityText, line.unitPriceText].filter(Boolean).join(' × ');
  return (
    <tr data-muted={!line.isSelected || undefined}>
      <td>
        <div className={classes['item']}>
          {line.photoUrl !== '' && <img src={line.photoUrl} alt="" loading="lazy" className={classes['photo']} />}
          <div className={classes['words']}>
            <span className={words['strong']}>{line.name}</span>
            {tag !== '' && <span className={words['note']}>{tag}</span>}
            {line.description !== '' && <span className={words['note']}>{line.description}</span>}
            {line.discountText !== '' && <span className={words['note']}>{line.discountText}</span>}
            {isCounted && price !== '' && <span className={classes['narrow']}>{price}</span>}
          </div>
        </div>
      </td>
      {isCounted && <td className={classes['wide']}>{line.quantityText}</td>}
      {isPriced && <td className={classes['wide']}>{line.unitPriceText}</td>}
      {hasAmounts && <td>{line.amountText}</td>}
    </tr>
  );
}
