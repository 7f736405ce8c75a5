import { Combobox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import classes from './CustomerPicker.module.css';
import { DoNotServiceBadge } from './DoNotServiceBadge';
import type { CustomerOption } from './useCustomerOptions';

export const CREATE = '+create';

type CustomerChoicesProps = {
  /** The typed text. */
  query: string;
  options: readonly CustomerOption[];
  isReady: boolean;
  /** True if they're similar to the typed text, not exact matches. */
  isGuess: boolean;
  mayCreate: boolean;
};

/** Renders the customers suggested for the typed text, and an option to create one from it. */
export function CustomerChoices({ query, options, isReady, isGuess, mayCreate }: CustomerChoicesProps) {
  return (
    <>
      <OptionGroup
        label={query === '' ? 'Recent customers' : isGuess ? 'Did you mean' : 'Customers'}
        options={options}
      />
      {query !== '' && isReady && options.length === 0 && <Combobox.Empty>No customer found</Combobox.Empty>}
      {!isReady && <Combobox.Empty>Loading customers…</Combobox.Empty>}
      {query === '' && options.length === 0 && <Combobox.Empty>Type a name or a phone number</Combobox.Empty>}
      {mayCreate && (
        <Combobox.Option value={CREATE}>
          <span className={classes.create}>
            <IconPlus size={18} aria-hidden /> {query === '' ? 'New customer' : `New customer “${query}”`}
          </span>
        </Combobox.Option>
      )}
    </>
  );
}

function OptionGroup({ label, options }: { label: string; options: readonly CustomerOption[] }) {
  if (options.length === 0) return null;
  return (
    <Combobox.Group label={label}>
      {options.map(({ id, name, detail, isDoNotService }) => (
        <Combobox.Option key={id} value={id}>
          <span className={classes.option} title={name}>
            <span className={classes.name}>
              <span>{name}</span>
              {isDoNotService && <DoNotServiceBadge />}
            </span>
            {detail !== '' && <span className={classes.detail}>{detail}</span>}
          </span>
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}
