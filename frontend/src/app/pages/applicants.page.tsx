import { ApplicantsOfOffer } from '../../features/applicants/components/applicants-of-offer.js';
import type { PageComponent } from '../../pages/page-component.js';
import { ApplicantSections } from './applicant-sections.js';

/** The applicants of an offer, with what else there is between the company and each of them. */
const ApplicantsPage: PageComponent<'applicants'> = ({ page }) => (
  <ApplicantsOfOffer params={page.params} sections={(applicant) => <ApplicantSections applicant={applicant} />} />
);

export default ApplicantsPage;
