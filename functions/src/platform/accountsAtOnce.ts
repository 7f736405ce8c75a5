/** Maximum accounts in one Firebase Auth query (`getUsers`). */
export const ACCOUNTS_AT_ONCE = 100;
