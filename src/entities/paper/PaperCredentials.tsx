import type { PaperCredential } from '@/domain/paper/schema';
import classes from './PaperCredentials.module.css';

/** Lists the company's credentials in small type; one with proof opens it in another tab. */
export function PaperCredentials({ credentials }: { credentials: readonly PaperCredential[] }) {
  if (credentials.length === 0) return null;
  return (
    <ul className={classes['list']} aria-label="Licenses and credentials">
      {credentials.map(({ text, proofUrl }) => (
        <li key={text}>
          {proofUrl === '' ? (
            text
          ) : (
            <a href={proofUrl} target="_blank" rel="noreferrer" aria-label={`${text}, see the proof`}>
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
