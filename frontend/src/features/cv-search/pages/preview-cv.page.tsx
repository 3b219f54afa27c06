import type { PageComponent } from '../../../pages/page-component.js';
import { ApplicantCv } from '../preview/applicant-cv.js';
import { UnlockedCv } from '../preview/unlocked-cv.js';

/** Applications have numbers, people whom the company found have handles: 22 letters. */
const APPLICATION = /^[1-9]\d{0,9}$/;

/** A CV in a page of its own: of somebody whom the company unlocked, or the one that an applicant sent. */
const PreviewCvPage: PageComponent<'preview-cv'> = ({ page }) => {
  const { personId, cvId } = page.params;
  return APPLICATION.test(personId) ? <ApplicantCv id={Number(personId)} /> : <UnlockedCv id={personId} cvId={cvId} />;
};

export default PreviewCvPage;
