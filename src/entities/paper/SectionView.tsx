import { lineTag } from '@/documents/lineTag';
import type { PaperLine, PaperSection } from '@/domain/paper/schema';
import classes from './PaperView.module.css';

/** One option, or the whole document: its lines and what they come to. `name` is for those who do not see the table. */
export function SectionView({ section, name }: { section: PaperSection; name: string }) {
  const { title, description, isRecommended, lines, totals } = section;
  const isCounted = lines.some(({ quantityText, unitPriceText }) => quantityText !== '' || unitPriceText !== '');
  return (
    <section className={classes['section']}>
      {title !== '' && (
        <h3 className={classes['sectionTitle']}>
          {title} {isRecommended && <span className={classes['badge']}>Recommended</span>}
        </h3>
      )}
      {description !== '' && <p className={classes['text']}>{description}</p>}
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
              {isCounted && (
                <th scope="col" className={classes['wide']}>
                  Price
                </th>
              )}
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <LineRow key={index} line={line} isCounted={isCounted} />
            ))}
          </tbody>
        </table>
      )}
      <dl className={classes['totals']}>
        {totals.map(({ label, amountText, isStrong, note }, index) => (
          <div key={index} data-strong={isStrong || undefined}>
            <dt>
              {label}
              {note !== '' && <span className={classes['note']}>{note}</span>}
            </dt>
            <dd>{amountText}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function LineRow({ line, isCounted }: { line: PaperLine; isCounted: boolean }) {
  const tag = lineTag(line);
  const price = [line.quantityText, line.unitPriceText].filter(Boolean).join(' × ');
  return (
    <tr data-muted={!line.isSelected || undefined}>
      <td>
        <div className={classes['item']}>
          {line.photoUrl !== '' && <img src={line.photoUrl} alt="" loading="lazy" className={classes['photo']} />}
          <div className={classes['words']}>
            <span className={classes['strong']}>{line.name}</span>
            {tag !== '' && <span className={classes['note']}>{tag}</span>}
            {line.description !== '' && <span className={classes['note']}>{line.description}</span>}
            {line.discountText !== '' && <span className={classes['note']}>{line.discountText}</span>}
            {isCounted && price !== '' && <span className={classes['narrow']}>{price}</span>}
          </div>
        </div>
      </td>
      {isCounted && <td className={classes['wide']}>{line.quantityText}</td>}
      {isCounted && <td className={classes['wide']}>{line.unitPriceText}</td>}
      <td>{line.amountText}</td>
    </tr>
  );
}
