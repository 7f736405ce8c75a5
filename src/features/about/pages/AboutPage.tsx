import { html } from '../content/about.md?html';
import { CompanyPage } from '../components/CompanyPage';

/** What the product is and is not, and who runs this site. */
export const Component = () => <CompanyPage title="About Fieldwright" html={html} />;
