import { Text } from '@mantine/core';
import { IconChevronRight, IconCreditCard, IconDiscount2, IconReceiptTax } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { paths } from '@/lib/paths';
import { Section } from '@/ui/layout/Section';
import { SettingsColumn } from './SettingsColumn';
import classes from './settings.module.css';

const LINKS = [
  {
    collection: 'taxes',
    to: paths.taxes,
    icon: IconReceiptTax,
    name: 'Sales tax',
    text: 'Rates by location, item and type of work',
  },
  {
    collection: 'payments',
    to: paths.payments,
    icon: IconCreditCard,
    name: 'Card payments',
    text: 'Connect Stripe, so that customers can pay by card, and see your payouts',
  },
  {
    collection: 'discounts',
    to: paths.discounts,
    icon: IconDiscount2,
    name: 'Discounts',
    text: 'What your team may take off the price, and what it costs you',
  },
] as const;

/** Links to all settings about money, wherever they live in the product, since people look for them here. */
export function MoneySettings() {
  const can = useCan();
  const links = LINKS.filter(({ collection }) => can('read', collection));
  return (
    <SettingsColumn>
      <Section title="Taxes and payments" isFlush>
        <ul className={classes.links}>
          {links.map(({ to, icon: Icon, name, text }) => (
            <li key={to}>
              <Link to={to} className={classes.link}>
                <Icon size={20} className={classes.icon} aria-hidden />
                <span className={classes.words}>
                  <span className={classes.name}>{name}</span>
                  <Text span size="sm" c="dimmed">
                    {text}
                  </Text>
                </span>
                <IconChevronRight size={18} className={classes.icon} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </SettingsColumn>
  );
}
