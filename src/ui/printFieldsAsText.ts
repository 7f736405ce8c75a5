const FILLED_IN = 'main :is(textarea, input).mantine-Input-input:not([type="password"], [type="file"], [type="color"])';

/**
 * Prints input as ordinary text: a field longer than a sheet would be cut through a line, and one wider than its column would be clipped.
 * While a page is printed, each field is replaced with an element holding its text. @returns a cleanup function
 */
export function printFieldsAsText(): () => void {
  let shown: { field: Element; text: Element }[] = [];
  const end = (): void => {
    for (const { field, text } of shown) {
      field.removeAttribute('data-worded');
      text.remove();
    }
    shown = [];
  };
  const begin = (): void => {
    // Some browsers fire the event twice.
    end();
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FILLED_IN)) {
      if (field.value === '') continue;
      const text = document.createElement('div');
      text.className = 'printed-value';
      text.textContent = field.value;
      field.setAttribute('data-worded', '');
      field.after(text);
      shown.push({ field, text });
    }
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    end();
  };
}
