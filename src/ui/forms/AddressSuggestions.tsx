import { formatAddress } from '@/domain/contact/format';
import type { Address } from '@/domain/contact/schema';
import classes from './AddressFields.module.css';

type AddressSuggestionsProps = { addresses: readonly Address[]; onChoose: (address: Address) => void };

/** Addresses that begin as somebody types, below the street: the arrow keys go through them, a press takes one over. */
export function AddressSuggestions({ addresses, onChoose }: AddressSuggestionsProps) {
  if (addresses.length === 0) return null;
  return (
    <ul className={classes.suggestions} aria-label="Addresses that fit">
      {addresses.map((address) => {
        const text = formatAddress(address);
        return (
          <li key={text}>
            <button
              type="button"
              className={classes.suggestion}
              data-suggestion
              // Safari gives a pressed button no focus: the street would close the list before the press ends.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(address)}
            >
              {text}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Moves the focus through the suggestions of a street, and back into it. Returns whether the key was one for that. */
export function moveInSuggestions(street: HTMLElement, key: string): boolean {
  const buttons = [...street.querySelectorAll<HTMLElement>('[data-suggestion]')];
  if (buttons.length === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false;
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = key === 'ArrowDown' ? Math.min(at + 1, buttons.length - 1) : at - 1;
  (buttons[next] ?? street.querySelector('input'))?.focus();
  return true;
}
