import { formatAddress } from '@/domain/contact/format';
import type { Address } from '@/domain/contact/schema';
import classes from './AddressFields.module.css';

type AddressSuggestionsProps = { addresses: readonly Address[]; onChoose: (address: Address) => void };

/** Lists address suggestions below the street field: the arrow keys move through them, a click applies one. */
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
              // Safari doesn't focus a clicked button: the street field would close the list before the click completes.
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

/** Moves the focus through the street field's suggestions, and back into the field. Returns whether the key was handled. */
export function moveInSuggestions(street: HTMLElement, key: string): boolean {
  const buttons = [...street.querySelectorAll<HTMLElement>('[data-suggestion]')];
  if (buttons.length === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false;
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = key === 'ArrowDown' ? Math.min(at + 1, buttons.length - 1) : at - 1;
  (buttons[next] ?? street.querySelector('input'))?.focus();
  return true;
}
