// A query that waits tries many times, and Testing Library prints the whole page into the error of each attempt: a tenth of the
// page tests' time. Here only the error that ends the waiting has the page.
import { configure } from '@testing-library/react';

/** Set by Testing Library while it tries; not among its types. */
type Attempting = { _disableExpensiveErrorDiagnostics?: boolean };

configure(({ getElementError }) => ({
  getElementError(this: Attempting, message, container) {
    if (this._disableExpensiveErrorDiagnostics !== true) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
}));
