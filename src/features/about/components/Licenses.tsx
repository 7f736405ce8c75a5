import { useState } from 'react';
import { Button } from '@mantine/core';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import type { Library } from '../content/library';
import classes from './Licenses.module.css';

const FILE = '/licenses.json';

type Asked = { state: 'no' | 'loading' | 'failed' } | { state: 'here'; libraries: readonly Library[] };

async function readLicenses(): Promise<readonly Library[]> {
  const answer = await fetch(FILE);
  if (!answer.ok) throw new Error(`${FILE} answered ${answer.status}`);
  // Written by the same build as this page.
  return (await answer.json()) as readonly Library[];
}

/** The libraries that this build is shipped with, loaded when somebody asks: the texts of their licenses are long. */
export function Licenses() {
  const [asked, setAsked] = useState<Asked>({ state: 'no' });
  const load = (): void => {
    setAsked({ state: 'loading' });
    readLicenses().then(
      (libraries) => setAsked({ state: 'here', libraries }),
      () => setAsked({ state: 'failed' }),
    );
  };
  if (asked.state === 'here')
    return (
      <ul className={classes['list']} aria-label="Libraries">
        {asked.libraries.map(({ name, version, license, text }) => (
          <li key={`${name}@${version}`}>
            <details>
              <summary>
                <span>{name}</span>
                <span className={classes['facts']}>{`${version} · ${license}`}</span>
              </summary>
              <pre tabIndex={0}>
                {text === '' ? `Under the license ${license}. The package has no file with its text.` : text}
              </pre>
            </details>
          </li>
        ))}
      </ul>
    );
  return (
    <div className={classes['ask']}>
      {asked.state === 'failed' && (
        <InlineNotice tone="danger" role="alert">
          The list could not be loaded. Check your connection and try again.
        </InlineNotice>
      )}
      <Button variant="default" onClick={load} disabled={asked.state === 'loading'}>
        {asked.state === 'loading' ? 'Loading …' : 'Show the licenses'}
      </Button>
    </div>
  );
}
