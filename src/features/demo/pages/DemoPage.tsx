import { demoAddress, DEMO_TRADES, type DemoRole, type DemoTrade } from '@/data/demo/demoTab';
import { INDUSTRY_LABELS } from '@/domain/user/schema';
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

const COMPANIES: Record<DemoTrade, string> = {
  hvac: 'Blue Ridge Heating & Air',
  plumbing: 'Cascade Plumbing',
  construction: 'Prairie Build Co.',
  demolition: 'Sonoran Demolition',
};

/** The demo's door: one link starts it, here as anywhere (`demoAddress`). */
export function Component() {
  return (
    <MarketingFrame>
      <header className={classes['head']}>
        <h1 className={classes['title']}>Run a service company for ten minutes</h1>
        <p className={classes['lead']}>
          The whole product in this browser tab, with 200 customers and a busy day. No sign-up, and nothing you do
          leaves the tab.
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
        <ul className={classes['trades']}>
          {DEMO_TRADES.map((trade) => (
            <li key={trade}>
              <LinkButton to={demoAddress(trade, 'admin')} variant="default" reloadDocument>
                {INDUSTRY_LABELS[trade]}: {COMPANIES[trade]}
              </LinkButton>
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
          <li>Cards are not charged: record a check or cash instead. Maps and card payouts are left out.</li>
          <li>What you change stays through a reload and is forgotten when you leave or close the tab.</li>
        </ul>
      </section>
    </MarketingFrame>
  );
}
