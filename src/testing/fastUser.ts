import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Characters that `type` reads as key names: only such texts are typed key by key. */
const KEYS = /[{[]/;

/**
 * Creates a user whose text arrives as one input. Typed letter by letter, a form rerenders for each, which took a fifth of the page
 * tests' time and tested nothing more. Where single letters matter, use `user.keyboard`.
 */
export function setUpUser(): UserEvent {
  const user = userEvent.setup();
  const type: UserEvent['type'] = async (element, text, options) => {
    if (KEYS.test(text) || options) return user.type(element, text, options);
    await user.click(element);
    await user.paste(text);
  };
  return { ...user, type };
}
