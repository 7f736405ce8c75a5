import { PROCEDURE_KINDS, PROCEDURE_TITLES, type ProcedureKind } from '@/domain/diagnostics/procedures/kinds';
import { PROCEDURES } from '@/domain/diagnostics/procedures/procedures';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './diagnostics.module.css';

type KindChoiceProps = { hrefOf: (kind: ProcedureKind) => string };

const TRADES = [
  { trade: 'hvac', title: 'Heating and cooling' },
  { trade: 'plumbing', title: 'Plumbing' },
] as const;

/** Lets the user pick what to measure with one tap, cheapest and safest first. */
export function KindChoice({ hrefOf }: KindChoiceProps) {
  return TRADES.map(({ trade, title }) => (
    <Section key={trade} title={title}>
      <ul className={classes['kinds']}>
        {PROCEDURE_KINDS.filter((kind) => PROCEDURES[kind].trade === trade).map((kind) => (
          <li key={kind}>
            <RouterLink to={hrefOf(kind)} className={classes['kind'] ?? ''}>
              <span className={classes['kindTitle']}>{PROCEDURE_TITLES[kind]}</span>
              <span className={classes['second']}>{PROCEDURES[kind].purpose}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </Section>
  ));
}
