import { html } from '../content/about.md?html';
import { CompanyPage } from '../components/CompanyPage';

/** Explains what the product is and isn't, and who runs this site. */
export const Component = () => <CompanyPage title="About Fieldwright" html={html} />;
