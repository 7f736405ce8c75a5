import userEvent, { type UserEvent } from '@testing-library/user-event';

/** What `type` reads as keys to press: only those are typed one by one. */
const KEYS = /[{[]/;

/**
 * A user whose words arrive as one input. Typed letter by letter, a form rerenders for each, which took a fifth of
 * the page tests' time and showed nothing the whole word does not. Where letters matter, use `user.keyboard`.
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
