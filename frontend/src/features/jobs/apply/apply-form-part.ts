import { lazyPart } from '../../../ui/lazy-part.js';

/** The form, which most who look at offers never open. */
export const ApplyFormPart = lazyPart(
  () => import('./dialog/apply-dialog.js'),
  ['jobs/apply', 'jobs/apply/dialog', 'applying', 'forms', 'forms/choices', 'account-notes'],
);
