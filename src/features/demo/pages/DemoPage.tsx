import { demoAddress, type DemoRole } from '@/data/demo/demoTab';
import { TRADES } from '@/domain/trade/trades';
import { LinkButton } from '@/ui/links/LinkButton';
import { MarketingFrame } from '@/ui/public/MarketingFrame';
import classes from './DemoPage.module.css';

const ROLES: readonly { role: DemoRole; title: string; text: string }[] = [
  {
    role: 'admin',
    title: 'As the owner',
    text: 'See what is booked, owed and overdue, change prices, and open any number to see how it came about.',
  },
  {
    role: 'office',
    title: 'As the office',
    text: 'Answer the phone, plan the day, send an estimate, and turn finished work into invoices.',
  },
  {
    role: 'technician',
    title: 'As the technician',
    text: 'Work through a day on your phone: on my way, photos, checklist, done. Switch the signal off and go on.',
  },
];

/** The demo's entry page: one link starts it, here as elsewhere (`demoAddress`). */
export function Component() {
  return (
    <MarketingFrame>
      <header className={classes['head']}>
        <h1 className={classes['title']}>Run a service company for ten minutes</h1>
        <p className={classes['lead']}>
          The whole product in this browser tab, with nearly 200 customers and a busy day. No sign-up, and nothing you
          do leaves the tab.
        </p>
        <LinkButton to={demoAddress('hvac', 'admin')} size="lg" reloadDocument>
          Start the demo
        </LinkButton>
      </header>

      <section className={classes['section']} aria-label="Choose who you are">
        <ul className={classes['cards']}>
          {ROLES.map(({ role, title, text }) => (
            <li key={role} className={classes['card']}>
              <h2 className={classes['name']}>{title}</h2>
              <p className={classes['text']}>{text}</p>
              <LinkButton to={demoAddress('hvac', role)} variant="default" reloadDocument>
                Start {title.toLowerCase()}
              </LinkButton>
            </li>
          ))}
        </ul>
      </section>

      <section className={classes['section']}>
        <h2 className={classes['heading']}>In your trade</h2>
        <p className={classes['note']}>
          Each trade has a company of its own: its jobs, its prices, its equipment, its people.
        </p>
        <ul className={classes['trades']}>
          {TRADES.map(({ id, name, sample }) => (
            <li key={id}>
              <a href={demoAddress(id, 'admin')} className={classes['trade']}>
                <span className={classes['tradeName']}>{name}</span>{' '}
                <span className={classes['company']}>{sample}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>

      <section className={classes['section']}>
        <h2 className={classes['heading']}>What is real, and what is not</h2>
        <ul className={classes['facts']}>
          <li>Prices, taxes, invoices, Manual J and routes are worked out by the same code as in the product.</li>
          <li>
            E-mails and texts are kept in the tab. Open them to see what your customer would get, and sign as they
            would.
          </li>
          <li>
            A customer’s card payment is played: no card is asked for, and the invoice is paid as it would be. Maps,
            refunds to cards and payouts are left out.
          </li>
          <li>What you change stays through a reload and is forgotten when you leave or close the tab.</li>
        </ul>
      </section>
    </MarketingFrame>
  );
}
