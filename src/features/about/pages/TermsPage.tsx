import { html } from '../content/terms.md?html';
import { CompanyPage } from '../components/CompanyPage';
import { TEXTS_SINCE } from '../content/inForce';

/** The agreement for using the service. */
export const Component = () => <CompanyPage title="Terms of service" since={TEXTS_SINCE} html={html} />;
