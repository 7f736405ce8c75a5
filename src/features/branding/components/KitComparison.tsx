import type { KitPart } from '../kitChanges';
import classes from './VersionList.module.css';

/** Compares two kits side by side, showing only the differences. */
export function KitComparison({ changes }: { changes: readonly KitPart[] }) {
  return (
    <table className={classes['table']} aria-label="What differs">
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Then</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, kind, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <Value kind={kind} value={before} />
            </td>
            <td>
              <Value kind={kind} value={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ kind, value }: { kind: KitPart['kind']; value: string }) {
  if (value === '') return <>None</>;
  if (kind === 'picture') return <img src={value} alt="" className={classes['picture']} />;
  if (kind === 'text') return <>{value}</>;
  return (
    <>
      <span className={classes['color']} style={{ background: value }} />
      {value}
    </>
  );
}
