import { html } from '../content/privacy.md?html';
import { CompanyPage } from '../components/CompanyPage';
import { TEXTS_SINCE } from '../content/inForce';

/** Explains what data is stored about whom, and who processes it. */
export const Component = () => <CompanyPage title="Privacy" since={TEXTS_SINCE} html={html} />;
