import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '../pages/BusinessCardPage.module.css';

type Fact = { label: string; text: string; href: string; Icon: Icon };

type PersonCardProps = {
  name: string;
  title: string;
  company: string;
  /** Header colors, the same in light and dark mode. */
  colors: { head: string; onHead: string };
  picture?: ReactNode;
  /** Buttons for the card's actions. */
  actions: ReactNode;
  facts: readonly Fact[];
  /** The QR code that saves the contact. */
  code: ReactNode;
  children?: ReactNode;
};

/** Renders a business card: who it is, how to save and reach them, and the code to scan. */
export function PersonCard({ name, title, company, colors, picture, actions, facts, code, children }: PersonCardProps) {
  return (
    <div className={classes['card']}>
      <header className={classes['head']} style={{ background: colors.head, color: colors.onHead }}>
        {picture}
        <div>
          <h1>{name}</h1>
          {title !== '' && <p>{title}</p>}
          <p>{company}</p>
        </div>
      </header>
      <div className={classes['body']}>
        {actions}
        <dl className={classes['facts']}>
          {facts.map(({ label, text, href, Icon }) => (
            <div key={label}>
              <dt>
                <Icon size={18} aria-hidden />
                <span className="visually-hidden">{label}</span>
              </dt>
              <dd>
                <a href={href}>{text}</a>
              </dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
      <section aria-labelledby="scan" className={classes['scan']}>
        <h2 id="scan">Scan to save</h2>
        {code}
        <p>Point a phone’s camera at the code: it offers to save the contact.</p>
      </section>
    </div>
  );
}
