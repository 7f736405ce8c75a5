/** How many accounts one question to Firebase Auth may name (`getUsers`). */
export const ACCOUNTS_AT_ONCE = 100;
