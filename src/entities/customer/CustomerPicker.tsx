import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecord } from '@/data/react/useRecords';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatCount } from '@/ui/format/quantities';
import { CREATE, CustomerChoices } from './CustomerChoices';
import classes from './CustomerPicker.module.css';
import { askForNewCustomer } from './newCustomerRequest';
import { useCustomerOptions } from './useCustomerOptions';

type CustomerPickerProps = {
  label: string;
  /** True for a field in a toolbar: the label is only for screen readers. */
  isLabelHidden?: boolean;
  /** The customer's ID, '' for none. */
  value: string;
  onChange: (id: string) => void;
  description?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  disabled?: boolean;
  /** Never offered: for example, the customer that another is being merged into. */
  excludeId?: string;
  /** True to offer adding a new customer from the typed text, to users with permission. */
  offersNew?: boolean;
  /** The form field's path, which an error summary uses to find this input. */
  dataPath?: string;
};

/** Lets the user choose a customer by name, phone, e-mail, address or serial number; recent ones are offered before anything is typed. */
export function CustomerPicker(props: CustomerPickerProps) {
  const {
    label,
    isLabelHidden = false,
    value,
    onChange,
    description,
    error,
    isRequired = false,
    disabled = false,
    excludeId = '',
    offersNew = false,
    dataPath,
  } = props;
  const can = useCan();
  /** Null while nothing is being typed: the chosen customer's name is shown then. */
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = useRecord(collections.customers, value).data ?? null;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const query = (typed ?? '').trim();
  const { options: all, total, isReady, isGuess } = useCustomerOptions(query, combobox.dropdownOpened);
  const options = all.filter(({ id }) => id !== excludeId);
  const mayCreate = can('create', 'customers') && offersNew;
  const shown = typed ?? (value === '' ? '' : (chosen?.name ?? '…'));

  const submit = (option: string): void => {
    setTyped(null);
    combobox.closeDropdown();
    if (option === CREATE) void askForNewCustomer(query).then((id) => id !== null && onChange(id));
    else onChange(option);
  };
  const clear = (): void => {
    setTyped(null);
    onChange('');
  };

  return (
    <div>
      <Combobox store={combobox} onOptionSubmit={submit} shadow="md">
        <Combobox.Target>
          <TextInput
            {...(isLabelHidden ? { 'aria-label': label } : { label })}
            description={description}
            error={error}
            withAsterisk={isRequired}
            aria-required={isRequired || undefined}
            disabled={disabled}
            placeholder="Name, phone, e-mail, address or serial"
            autoComplete="off"
            spellCheck={false}
            leftSection={<IconSearch size={18} aria-hidden />}
            rightSectionPointerEvents="all"
            rightSection={
              value !== '' && !disabled ? (
                <CloseButton iconSize={16} aria-label={`Clear ${label.toLowerCase()}`} onClick={clear} />
              ) : null
            }
            value={shown}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              combobox.openDropdown();
              combobox.resetSelectedOption();
            }}
            onFocus={(event) => {
              event.currentTarget.select();
              // Someone sent here by an error should see the form first.
              if (!error) combobox.openDropdown();
            }}
            onClick={() => combobox.openDropdown()}
            onBlur={() => {
              setTyped(null);
              combobox.closeDropdown();
            }}
            {...(dataPath !== undefined && { 'data-path': dataPath })}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={disabled}>
          <Combobox.Options mah="min(22rem, 50dvh)" style={{ overflowY: 'auto' }}>
            <CustomerChoices
              query={query}
              options={options}
              isReady={isReady}
              isGuess={isGuess}
              mayCreate={mayCreate}
            />
          </Combobox.Options>
          {total > all.length && (
            <Combobox.Footer className={classes.footer}>
              {formatCount(total, 'customer')} match. Type more to narrow it down.
            </Combobox.Footer>
          )}
        </Combobox.Dropdown>
      </Combobox>
      {chosen?.isDoNotService && <DoNotServiceNotice reason={chosen.doNotServiceReason} />}
    </div>
  );
}

function DoNotServiceNotice({ reason }: { reason: string }) {
  return (
    <div className={classes.notice}>
      <InlineNotice tone="danger" title="Do not service" role="status">
        {reason || 'This customer is marked “Do not service”.'}
      </InlineNotice>
    </div>
  );
}
