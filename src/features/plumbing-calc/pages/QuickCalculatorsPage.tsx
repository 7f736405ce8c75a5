import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FAMILIES, familyOf, searchCalculators } from '@/domain/plumbing/quickForm';
import { CALCULATORS, calculatorNamed } from '@/domain/plumbing/registry';
import { answersText, AUTHORITY_NOTICE } from '@/domain/plumbing/report/words';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { RouterLink } from '@/ui/links/RouterLink';
import { CalculatorForm } from '../components/quick/CalculatorForm';
import classes from '../components/quick/quick.module.css';

const SINGLE = CALCULATORS.filter(({ name }) => name !== 'project.pipe_tree');
const addressOf = (name: string): string => `${paths.plumbingQuick}&calculator=${name}`;

/** Searches and runs the quick calculators, with sources for their answers. */
export function Component() {
  const [params] = useSearchParams();
  const [text, setText] = useState('');
  const chosen = calculatorNamed(params.get('calculator') ?? '');
  const found = searchCalculators(SINGLE, text);
  return (
    <PageBody size="wide">
      <PageHeader
        title={chosen ? chosen.title : 'Quick calculators'}
        subtitle={
          chosen ? `${familyOf(chosen.name)} · ${chosen.name}` : `${SINGLE.length} calculators, each with its table`
        }
        back={
          chosen
            ? { to: paths.plumbingQuick, label: 'Quick calculators' }
            : { to: paths.plumbingCalc, label: 'Plumbing' }
        }
      />
      {chosen ? (
        <CalculatorForm key={chosen.name} calculator={chosen} />
      ) : (
        <>
          <TextInput
            aria-label="Search calculators"
            placeholder="Search: trap arm, longest length, expansion…"
            size="md"
            leftSection={<IconSearch size={18} aria-hidden />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {found.length === 0 && (
            <EmptyState
              title="No calculator like that"
              text="Search by what goes in or what comes out, such as “slope” or “gpm”."
            />
          )}
          {[...new Set(Object.values(FAMILIES))].map((family) => {
            const own = found.filter(({ name }) => familyOf(name) === family);
            if (own.length === 0) return null;
            return (
              <section key={family} aria-label={family}>
                <h2 className={classes['family']}>{family}</h2>
                <ul className={classes['list']}>
                  {own.map(({ name, title, outputs }) => (
                    <li key={name}>
                      <RouterLink to={addressOf(name)}>{title}</RouterLink>
                      <span>{answersText(outputs)}</span>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </>
      )}
      <p className={classes['notice']}>{AUTHORITY_NOTICE}</p>
    </PageBody>
  );
}
